import { Checkbox, Text } from "@mantine/core";
import { readTime } from "../../../../shared/time/read-time.ts";
import { displayWithWeekday } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { SeriesDate } from "../dates/series-dates.ts";
import styles from "./series-date-list.module.css";

interface SeriesDateListProps {
  dates: readonly SeriesDate[];
  /** A date is taken out, or in again. */
  onTurn(start: string): void;
}

/** Every date of a series with its weekday, what holiday it is, and whether the event is held then already. */
export function SeriesDateList({ dates, onTurn }: SeriesDateListProps) {
  const t = useTexts();
  const language = useLanguage();
  const taken = dates.filter(({ isTaken }) => isTaken).length;
  return (
    <fieldset className={styles.dates}>
      <Text component="legend" fw={600} aria-live="polite">
        {t("duplicate.dates", { count: taken })}
      </Text>
      <ol className={styles.list}>
        {dates.map(({ start, holiday, isHeld, isTaken }) => {
          const moment = readTime(start);
          return (
            <li key={start}>
              <Checkbox
                checked={isTaken}
                onChange={() => onTurn(start)}
                label={
                  <>
                    {moment && displayWithWeekday(moment, language)}
                    {holiday && (
                      <Text span size="sm" c="dimmed" className={styles.note}>
                        {t(`national_holiday.${holiday}`)}
                      </Text>
                    )}
                    {isHeld && (
                      <Text span size="sm" c="dimmed" className={styles.note}>
                        {t("duplicate.is_held")}
                      </Text>
                    )}
                  </>
                }
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
