import type { ReactNode } from "react";
import type { TokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { Link } from "../../../../ui/base/link.tsx";
import styles from "./month-day.module.css";
import type { CellState } from "./month-table.tsx";

interface MonthDayProps extends CellState {
  date: TokyoDate;
  /** The day and what is on, as it is read aloud. */
  label: string;
  /** Where its number leads; null where nothing is on. */
  to: string | null;
  /** Beside the number. */
  aside?: ReactNode;
  /** What is on. */
  children?: ReactNode;
}

/** A day of a month's table: its number, which leads to the day where something is on, and what that is. */
export function MonthDay({ date, isToday, isPast, label, to, aside, children }: MonthDayProps) {
  const number = Number(date.slice(-2));
  const shared = { "aria-current": isToday ? ("date" as const) : undefined, "data-past": isPast };
  if (to === null) {
    return (
      <td {...shared} data-date={date} aria-label={label}>
        <span className={styles.day}>{number}</span>
      </td>
    );
  }
  return (
    <td {...shared}>
      <Link to={to} data-date={date} className={styles.link}>
        <span aria-hidden="true" className={styles.day}>
          {number}
        </span>
        <span className="visually-hidden">{label}</span>
        {aside}
      </Link>
      {children}
    </td>
  );
}
