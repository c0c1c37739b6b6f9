import { Fragment, type ReactElement } from "react";
import { addDays, startOfDate, type TokyoDate, weekdayOf } from "../../../../shared/time/tokyo-date.ts";
import type { TokyoMonth } from "../../../../shared/time/tokyo-month.ts";
import { displayWeekday } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage } from "../../../../ui/texts/texts.tsx";
import styles from "./month-table.module.css";
import { useGridKeys } from "./use-grid-keys.ts";

interface MonthTableProps<Day> {
  month: TokyoMonth;
  today: TokyoDate;
  /** Where the calendar begins and ends; without them it goes on. */
  first?: TokyoMonth;
  last?: TokyoMonth;
  /** Every day of the month. */
  days: readonly Day[];
  addressOf(month: TokyoMonth): string;
  /** The id of what names the table. */
  labelledBy: string;
  /** Says which keys move. */
  keys: string;
  /** The cell of a day, in which the element with `data-date` takes the focus. */
  cellOf(day: Day, at: CellState): ReactElement;
}

export interface CellState {
  isToday: boolean;
  isPast: boolean;
}

/** A month as weeks that begin on Sundays, for wide screens. */
export function MonthTable<Day extends { date: TokyoDate }>({
  month,
  today,
  first,
  last,
  days,
  addressOf,
  labelledBy,
  keys,
  cellOf,
}: MonthTableProps<Day>) {
  const language = useLanguage();
  const { grid, onKeyDown, onFocus } = useGridKeys({ month, today, first, last, addressOf });
  const weeks = inWeeks(days);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern is built on a table
      role="grid"
      aria-labelledby={labelledBy}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <caption className="visually-hidden">{keys}</caption>
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
                <Fragment key={day.date}>
                  {cellOf(day, {
                    isToday: day.date === today,
                    isPast: day.date < today,
                  })}
                </Fragment>
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
function inWeeks<Day extends { date: TokyoDate }>(days: readonly Day[]): (Day | null)[][] {
  const first = days[0]?.date;
  if (!first) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const start = addDays(first, -weekdayOf(first));
  const count = Math.ceil((weekdayOf(first) + days.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => byDate.get(addDays(start, week * 7 + day)) ?? null),
  );
}
