import { Button, Group, Text } from "@mantine/core";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { formatMoment } from "../../../events/events.public.ts";
import type { ListedName } from "../name-list.contract.ts";
import { sortNames } from "../sort-names.ts";
import styles from "./name-sheet.module.css";

/** Lines for people who come without having applied. */
const blankLines = 8;

interface NameSheetProps {
  event: Event;
  title: string;
  names: ListedName[];
  /** Time at which the names were asked for. */
  asOf: Date;
}

/** The names of those who are expected on paper, to be ticked off by hand; each page says of which event it is. */
export function NameSheet({ event, title, names, asOf }: NameSheetProps) {
  const t = useTexts();
  const language = useLanguage();
  const sorted = sortNames(names, language);
  const heading = (
    <>
      <span className={styles.title}>{title}</span>
      <span>{formatMoment(new Date(event.start_at), language)}</span>
      <span>{t("name_sheet.count", { count: names.length, time: displayDateTime(asOf, language) })}</span>
    </>
  );
  return (
    <>
      <Group className={styles.screenOnly} align="center">
        <Button onClick={() => window.print()}>{t("name_sheet.print")}</Button>
        <Text size="sm" style={{ flex: "1 1 16rem" }}>
          {t("name_sheet.hint")}
        </Text>
      </Group>
      <p className={styles.event}>{heading}</p>
      <section
        className={styles.paper}
        aria-label={t("name_sheet.title")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles.sheet}>
          <colgroup>
            <col className={styles.narrow} />
            <col className={styles.narrow} />
            <col />
            <col />
            <col />
            <col className={styles.code} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t("name_sheet.there")}</th>
              <th scope="col">{t("name_sheet.number")}</th>
              <th scope="col">{t("name_sheet.last_name")}</th>
              <th scope="col">{t("name_sheet.first_name")}</th>
              <th scope="col">{t("person.university")}</th>
              <th scope="col">{t("name_sheet.code")}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(
              (
                { application_id, university, department_category, code_start, checked_in_at, ...person },
                place,
              ) => (
                <tr key={application_id}>
                  <td>
                    <Box isTicked={checked_in_at !== null} />
                  </td>
                  <td>{place + 1}</td>
                  <NameCell name={person.last_name} reading={person.last_name_reading} />
                  <NameCell name={person.first_name} reading={person.first_name_reading} />
                  <td>
                    {nameIn(university, language)}
                    {department_category && (
                      <span className={styles.department}>{department_category.name}</span>
                    )}
                  </td>
                  <td>{code_start}…</td>
                </tr>
              ),
            )}
          </tbody>
          <tbody>
            <tr>
              <td colSpan={6} className={styles.walkIns}>
                {t("name_sheet.walk_ins")}
              </td>
            </tr>
            {Array.from({ length: blankLines }, (_, line) => line).map((line) => (
              <tr key={line}>
                <td>
                  <Box isTicked={false} />
                </td>
                <td />
                <td />
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={6} className={styles.event}>
                {heading}
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

/** A part of a name, over it in small letters how it is read. */
function NameCell({ name, reading }: { name: string; reading: string | null }) {
  return (
    <td className={styles.name}>
      {reading && reading !== name && <span className={styles.reading}>{reading}</span>}
      {name}
    </td>
  );
}

function Box({ isTicked }: { isTicked: boolean }) {
  const t = useTexts();
  return (
    <span
      className={styles.box}
      role="img"
      aria-label={t(isTicked ? "attendance.attended" : "attendance.missing")}
    >
      {isTicked ? "✓" : ""}
    </span>
  );
}
