import { DatePicker, DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import { useMemo } from "react";
import { localeOf } from "../../../shared/languages/languages.ts";
import { useLanguage, useTexts } from "../../texts/texts.tsx";
import { addCalendarNames, calendarLabel } from "./calendar-names.ts";
import styles from "./date-input.module.css";

interface CalendarProps {
  /** `YYYY-MM-DD`; empty where none is chosen. */
  day: string;
  /** A day of the month that is shown where none is chosen. */
  month: string;
  /** `YYYY-MM-DD` in Japan, whose day it may not be where the reader is. */
  today: string;
  /** The name of a day. */
  words(day: string): string;
  onChoose(day: string): void;
}

/** A month of days to choose from. It is fetched when somebody opens it. */
export default function Calendar({ day, month, today, words, onChoose }: CalendarProps) {
  const t = useTexts();
  const language = useLanguage();
  const labels = useMemo(() => {
    addCalendarNames(language);
    return {
      monthLabelFormat: calendarLabel(language, { year: "numeric", month: "long" }),
      yearLabelFormat: calendarLabel(language, { year: "numeric" }),
    };
  }, [language]);
  return (
    <DatesProvider settings={{ locale: localeOf(language), firstDayOfWeek: 0 }}>
      <DatePicker
        {...labels}
        value={day || null}
        defaultDate={day || month}
        onChange={(chosen) => onChoose(chosen ?? "")}
        getDayAriaLabel={words}
        getDayProps={(date) => ({
          "aria-pressed": date === day,
          ...(date === today && { "aria-current": "date" as const, className: styles.today }),
        })}
        ariaLabels={{
          nextMonth: t("date_time.next_month"),
          previousMonth: t("date_time.previous_month"),
          nextYear: t("date_time.next_year"),
          previousYear: t("date_time.previous_year"),
          monthLevelControl: t("date_time.change_month"),
          yearLevelControl: t("date_time.change_month"),
        }}
      />
    </DatesProvider>
  );
}
