import { Link } from "../../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import { dayParts } from "../../../calendar/ui/format-month.ts";
import { MonthDay } from "../../../calendar/ui/month-day.tsx";
import type { CellState } from "../../../calendar/ui/month-table.tsx";
import type { ManagedDay } from "../../managed-events.contract.ts";
import { type ManagedAddress, withManaged } from "../managed-address.ts";
import styles from "./managed-calendar.module.css";
import { ManagedEntry } from "./managed-entry.tsx";

const shownEvents = 3;

interface ManagedDayCellProps extends CellState {
  day: ManagedDay;
  address: ManagedAddress;
  namesOrganizations: boolean;
}

/** A day of the table: its number, which leads to the day's list where something is on, and its first events. */
export function ManagedDayCell({ day, address, namesOrganizations, ...at }: ManagedDayCellProps) {
  const { date, count, events } = day;
  const t = useTexts();
  const language = useLanguage();
  const name = t("managed.calendar.day", dayParts(date, language));
  const shared = { date, ...at };
  if (count === 0)
    return <MonthDay {...shared} to={null} label={t("managed.calendar.none_on", { day: name })} />;
  const hidden = count - shownEvents;
  return (
    <MonthDay
      {...shared}
      to={dayAddress(address, date)}
      label={t("managed.calendar.events_on", { day: name, count })}
    >
      <ul className={styles.entries}>
        {events.slice(0, shownEvents).map((event) => (
          <li key={event.id}>
            <ManagedEntry event={event} namesOrganization={namesOrganizations} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Link
              to={dayAddress(address, date)}
              aria-label={t("managed.calendar.more_on", { day: name, count: hidden })}
              className={styles.more}
            >
              {t("managed.calendar.more", { count: hidden })}
            </Link>
          </li>
        )}
      </ul>
    </MonthDay>
  );
}

/** The list of one day's events, narrowed as the calendar was. */
export const dayAddress = (address: ManagedAddress, date: string) =>
  withManaged(address, { view: undefined, month: undefined, from: date, to: date });
