import { Table } from "@mantine/core";
import { useNavigate } from "react-router";
import { displayDay } from "../../../../shared/time/display-day.ts";
import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { HeadWithActions } from "../../../../ui/tables/head-with-actions.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  dashboardOf,
  EventTitle,
  Languages,
  NextMail,
  Picture,
  RowActions,
  type RowsProps,
  Seats,
  StateBadge,
} from "./managed-cells.tsx";
import { SelectAll, SelectRow } from "./managed-checkboxes.tsx";
import styles from "./managed-events.module.css";

const headings = ["date", "event", "state", "seats", "languages", "next_mail"] as const;

/** A row an event. */
export function ManagedTable({ events, label, languages, namesOrganizations, selection, sort }: RowsProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <Table className={styles.table} verticalSpacing="sm" aria-label={label}>
      <HeadWithActions>
        <Table.Th>
          <SelectAll events={events} selection={selection} />
        </Table.Th>
        {headings.map((heading) => (
          <Table.Th key={heading}>{t(`managed.column.${heading}`)}</Table.Th>
        ))}
      </HeadWithActions>
      <Table.Tbody>
        {events.map((event) => {
          const start = new Date(event.start_at);
          return (
            <Table.Tr key={event.id} data-selected={selection.ids.has(event.id) || undefined}>
              <Table.Td>
                <SelectRow event={event} selection={selection} />
              </Table.Td>
              <Table.Td className={styles.date}>
                <time dateTime={event.start_at}>
                  <span className={styles.day}>{displayDay(start, language)}</span>
                  <br />
                  {displayTime(start, language)}
                </time>
              </Table.Td>
              <Table.Td>
                <div className={styles.event}>
                  <Picture event={event} />
                  <EventTitle event={event} namesOrganizations={namesOrganizations} sort={sort} />
                </div>
              </Table.Td>
              <Table.Td className={styles.badge}>
                <StateBadge state={event.managed.state} times={event} />
              </Table.Td>
              <Table.Td>
                <Seats event={event} />
              </Table.Td>
              <Table.Td>
                <Languages event={event} languages={languages} />
              </Table.Td>
              <Table.Td className={styles.mail}>
                <NextMail event={event} />
              </Table.Td>
              <Table.Td className={styles.actions}>
                <RowActions
                  event={event}
                  onCopied={({ id }) => navigate(dashboardOf({ ...event, id }, "edit"))}
                />
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
