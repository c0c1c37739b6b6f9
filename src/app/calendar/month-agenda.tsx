import { type CalendarDay, groupDays } from "../../features/events/events.public.ts";
import type { TokyoDate } from "../../shared/time/tokyo-date.ts";
import { displayTime } from "../../shared/time/tokyo-time.ts";
import { Link } from "../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import type { EventFilters } from "../event-lists/filters/event-filters.ts";
import type { FilterChoices } from "../event-lists/filters/filter-choices.ts";
import { dayAddress } from "./day-cell.tsx";
import { formatDay } from "./format-day.ts";
import styles from "./month-agenda.module.css";

interface MonthAgendaProps {
  today: TokyoDate;
  days: CalendarDay[];
  filters: EventFilters;
  choices: Pick<FilterChoices, "prefecture_id">;
}

/** A month as a list of its days, for narrow screens. Those that are over stand folded before today. */
export function MonthAgenda({ today, days, filters, choices }: MonthAgendaProps) {
  const t = useTexts();
  const past = days.filter(({ date, count }) => date < today && count > 0);
  const rest = days.filter(({ date }) => date >= today);
  const shared = { today, filters, choices };
  return (
    <div className={styles.agenda}>
      {past.length > 0 && rest.length > 0 && (
        <details className={styles.past}>
          <summary>
            {t("calendar.earlier", { count: past.reduce((sum, { count }) => sum + count, 0) })}
          </summary>
          <Days days={past} {...shared} />
        </details>
      )}
      <Days days={rest.length > 0 ? rest : days} {...shared} />
    </div>
  );
}

function Days({ today, days, filters, choices }: MonthAgendaProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ol className={styles.days}>
      {groupDays(days).map((group) => {
        if ("empty" in group) {
          const [first, last] = group.empty.map((date) => formatDay(date, t, language));
          return (
            <li key={group.empty[0]} className={styles.empty}>
              {t("calendar.none_on", {
                day:
                  first === last ? (first ?? "") : t("filter.days", { first: first ?? "", last: last ?? "" }),
              })}
            </li>
          );
        }
        const { date, count, events } = group.day;
        const name = formatDay(date, t, language);
        return (
          <li key={date}>
            <h3 aria-current={date === today ? "date" : undefined} className={styles.day}>
              {name}
              {date === today && <span className={styles.today}>{t("filter.when.today")}</span>}
            </h3>
            <ul className={styles.events}>
              {events.map((event) => (
                <li key={event.id}>
                  <Link to={`/events/${event.id}`}>
                    <time dateTime={event.start_at}>{displayTime(new Date(event.start_at), language)}</time>
                    <span>
                      <span lang={event.lang}>{event.title}</span>
                      <span className={styles.place}>
                        {event.is_online
                          ? t("event.online")
                          : choices.prefecture_id.find(({ id }) => id === event.prefecture_id)?.name}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
              {count > events.length && (
                <li>
                  <Link
                    to={dayAddress(date, filters)}
                    aria-label={t("calendar.more_on", { day: name, count: count - events.length })}
                  >
                    <span>{t("calendar.more", { count: count - events.length })}</span>
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
