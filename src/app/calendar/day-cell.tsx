import { type CalendarDay, MonthDay } from "../../features/events/events.public.ts";
import { displayTime } from "../../shared/time/tokyo-time.ts";
import { Link } from "../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { type EventFilters, filteredAddress } from "../event-lists/filters/event-filters.ts";
import styles from "./day-cell.module.css";
import { formatDay } from "./format-day.ts";

const titlesShown = 3;

interface DayCellProps {
  day: CalendarDay;
  isToday: boolean;
  isPast: boolean;
  filters: EventFilters;
}

/** A day of the grid. Where something is on, its number leads to the day's list; an empty one only says so. */
export function DayCell({ day: { date, count, events }, isToday, isPast, filters }: DayCellProps) {
  const t = useTexts();
  const language = useLanguage();
  const name = formatDay(date, t, language);
  const shared = { date, isToday, isPast };
  if (count === 0) return <MonthDay {...shared} to={null} label={t("calendar.none_on", { day: name })} />;
  const hidden = count - titlesShown;
  return (
    <MonthDay
      {...shared}
      to={dayAddress(date, filters)}
      label={t("calendar.events_on", { day: name, count })}
      aside={
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      }
    >
      <ul className={styles.events}>
        {events.slice(0, titlesShown).map(({ id, title, lang, start_at }) => (
          <li key={id}>
            <Link to={`/events/${id}`} title={title}>
              <time dateTime={start_at}>{displayTime(new Date(start_at), language)}</time>{" "}
              <span lang={lang}>{title}</span>
            </Link>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Link to={dayAddress(date, filters)}>
              <span aria-hidden="true">+{hidden}</span>
              <span className="visually-hidden">{t("calendar.more_on", { day: name, count: hidden })}</span>
            </Link>
          </li>
        )}
      </ul>
    </MonthDay>
  );
}

/** The list of one day's events. */
export const dayAddress = (date: string, filters: EventFilters) =>
  filteredAddress("/", { ...filters, from: date, to: date });
