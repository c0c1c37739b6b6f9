import { Card, Group, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
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

/** A card an event, where a table has no room. */
export function ManagedCards({ events, label, languages, namesOrganizations, selection, sort }: RowsProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <>
      <SelectAll events={events} selection={selection} label={t("managed.select_page")} />
      <ul className={styles.cards} aria-label={label}>
        {events.map((event) => (
          <Card component="li" withBorder padding="sm" key={event.id}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <SelectRow event={event} selection={selection} />
              <Text size="sm" fw={600} flex={1}>
                <time dateTime={event.start_at}>{displayDayTime(new Date(event.start_at), language)}</time>
              </Text>
              <div className={styles.badge}>
                <StateBadge state={event.managed.state} times={event} />
              </div>
            </Group>
            <div className={styles.event}>
              <Picture event={event} />
              <EventTitle event={event} namesOrganizations={namesOrganizations} sort={sort} />
            </div>
            <Seats event={event} />
            <div className={styles.facts}>
              <Languages event={event} languages={languages} />
              {event.managed.next_mail && <NextMail event={event} />}
            </div>
            <RowActions
              event={event}
              onCopied={({ id }) => navigate(dashboardOf({ ...event, id }, "edit"))}
            />
          </Card>
        ))}
      </ul>
    </>
  );
}
