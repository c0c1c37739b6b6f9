import type { CalendarDay, calendarMonths } from "../../features/events/events.public.ts";
import { addDays, startOfDate, type TokyoDate, weekdayOf } from "../../shared/time/tokyo-date.ts";
import type { TokyoMonth } from "../../shared/time/tokyo-month.ts";
import { displayWeekday } from "../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import type { EventFilters } from "../event-lists/filters/event-filters.ts";
import { DayCell } from "./day-cell.tsx";
import styles from "./month-grid.module.css";
import { monthAddress } from "./month-heading.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

interface MonthGridProps {
  month: TokyoMonth;
  months: ReturnType<typeof calendarMonths>;
  today: TokyoDate;
  days: CalendarDay[];
  filters: EventFilters;
}

/** A month as weeks that begin on Sundays, for wide screens. */
export function MonthGrid({ month, months, today, days, filters }: MonthGridProps) {
  const t = useTexts();
  const language = useLanguage();
  const { grid, onKeyDown, onFocus, tabIndexOf } = useGridKeys({
    month,
    today,
    ...months,
    addressOf: (one) => monthAddress(one, filters),
  });
  const weeks = inWeeks(days);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern is built on a table
      role="grid"
      aria-labelledby="month"
      className={styles.grid}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <caption className="visually-hidden">{t("calendar.keys")}</caption>
      <thead>
        <tr>
          {(weeks[1] ?? []).map((day) => (
            <th key={day?.date} scope="col">
              {day && displayWeekday(startOfDate(day.date), language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, weekday) =>
              day ? (
                <DayCell
                  key={day.date}
                  day={day}
                  isToday={day.date === today}
                  isPast={day.date < today}
                  tabIndex={tabIndexOf(day.date)}
                  filters={filters}
                />
              ) : (
                <td key={`-${weekdayNames[weekday]}`} className={styles.outside} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const weekdayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Seven places a week; null before the first and after the last day of the month. */
function inWeeks(days: CalendarDay[]): (CalendarDay | null)[][] {
  const first = days[0]?.date;
  if (!first) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const start = addDays(first, -weekdayOf(first));
  const count = Math.ceil((weekdayOf(first) + days.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => byDate.get(addDays(start, week * 7 + day)) ?? null),
  );
}
