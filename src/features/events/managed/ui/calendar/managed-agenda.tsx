import type { TokyoDate } from "../../../../../shared/time/tokyo-date.ts";
import { Link } from "../../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import { dayParts } from "../../../calendar/ui/format-month.ts";
import { groupDays } from "../../../calendar/ui/group-days.ts";
import type { ManagedDay } from "../../managed-events.contract.ts";
import type { ManagedAddress } from "../managed-address.ts";
import styles from "./managed-calendar.module.css";
import { dayAddress } from "./managed-day-cell.tsx";
import { ManagedEntry } from "./managed-entry.tsx";

interface ManagedAgendaProps {
  today: TokyoDate;
  days: readonly ManagedDay[];
  address: ManagedAddress;
  namesOrganizations: boolean;
}

/** A month as a list of its days, for narrow screens. */
export function ManagedAgenda({ today, days, address, namesOrganizations }: ManagedAgendaProps) {
  const t = useTexts();
  const language = useLanguage();
  const nameOf = (date: TokyoDate) => t("managed.calendar.day", dayParts(date, language));
  return (
    <ol className={styles.agenda}>
      {groupDays(days).map((group) => {
        if ("empty" in group) {
          const [first, last] = group.empty;
          const day =
            first === last
              ? nameOf(first)
              : t("managed.calendar.days", { first: nameOf(first), last: nameOf(last) });
          return (
            <li key={first} className={styles.empty}>
              {t("managed.calendar.none_on", { day })}
            </li>
          );
        }
        const { date, count, events } = group.day;
        const hidden = count - events.length;
        return (
          <li key={date}>
            <h3 aria-current={date === today ? "date" : undefined} className={styles.heading}>
              {nameOf(date)}
              {date === today && <span className={styles.today}>{t("managed.calendar.today")}</span>}
            </h3>
            <ul className={styles.entries}>
              {events.map((event) => (
                <li key={event.id}>
                  <ManagedEntry event={event} namesOrganization={namesOrganizations} />
                </li>
              ))}
              {hidden > 0 && (
                <li>
                  <Link
                    to={dayAddress(address, date)}
                    aria-label={t("managed.calendar.more_on", { day: nameOf(date), count: hidden })}
                    className={styles.more}
                  >
                    {t("managed.calendar.more", { count: hidden })}
                  </Link>
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
