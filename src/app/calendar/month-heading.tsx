import { type CalendarDay, type calendarMonths, formatMonth } from "../../features/events/events.public.ts";
import { addMonths, type TokyoMonth } from "../../shared/time/tokyo-month.ts";
import { Link } from "../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { type EventFilters, filteredAddress } from "../event-lists/filters/event-filters.ts";
import styles from "./month-heading.module.css";

interface MonthHeadingProps {
  month: TokyoMonth;
  months: ReturnType<typeof calendarMonths>;
  filters: EventFilters;
  days: CalendarDay[];
}

/** The month with the number of its events, the ways to those beside it, and to the same events as a list. */
export function MonthHeading({ month, months, filters, days }: MonthHeadingProps) {
  const t = useTexts();
  const language = useLanguage();
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const step = (to: TokyoMonth, text: "calendar.previous" | "calendar.next", arrow: string) =>
    to >= months.first && to <= months.last ? (
      <Link
        to={monthAddress(to, filters)}
        aria-label={t(text, { month: formatMonth(to, language) })}
        className={styles.step}
        preventScrollReset
      >
        <span aria-hidden="true">{arrow}</span>
      </Link>
    ) : null;
  return (
    <div className={styles.heading}>
      {step(addMonths(month, -1), "calendar.previous", "‹")}
      <h2 id="month">{formatMonth(month, language)}</h2>
      {step(addMonths(month, 1), "calendar.next", "›")}
      <p role="status" className={styles.count}>
        {t("filter.found", { count })}
      </p>
      <p className={styles.others}>
        {month !== months.current && (
          <Link to={filteredAddress("/calendar", filters)} preventScrollReset>
            {t("calendar.this_month")}
          </Link>
        )}
        <Link to={filteredAddress("/", filters)}>{t("calendar.to_list")}</Link>
      </p>
    </div>
  );
}

export const monthAddress = (month: TokyoMonth, filters: EventFilters) =>
  filteredAddress("/calendar", filters, { month });
