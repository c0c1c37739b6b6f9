import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { TokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { addMonths, datesOfMonth, type TokyoMonth } from "../../../../shared/time/tokyo-month.ts";
import { moveInMonth, sameDayIn } from "./move-in-month.ts";

interface Grid {
  month: TokyoMonth;
  today: TokyoDate;
  /** Where the calendar begins and ends; without them it goes on. */
  first?: TokyoMonth | undefined;
  last?: TokyoMonth | undefined;
  addressOf(month: TokyoMonth): string;
}

/** The day on which the focus shall be once its month is shown. */
let wanted: TokyoDate | null = null;

/**
 * One day of a month takes part in the order of Tab, with what is on it; arrows lead to the others, Page Up and Page Down to
 * the months beside. Before the scripts run every link takes part.
 */
export function useGridKeys({ month, today, first, last, addressOf }: Grid) {
  const grid = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  const dates = datesOfMonth(month);
  const active = useRef(dates.includes(today) ? today : (dates[0] as TokyoDate));
  const activate = (date: TokyoDate) => {
    active.current = date;
    if (grid.current) orderByTab(grid.current, date);
  };
  const focus = (date: TokyoDate) => {
    activate(date);
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };
  // After each drawing, since what stands on days may be new.
  useEffect(() => activate(active.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month, which is a grid of its own
  useEffect(() => {
    if (wanted && dates.includes(wanted)) focus(wanted);
    wanted = null;
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const step = { PageUp: -1, PageDown: 1 }[event.key];
    const to = step === undefined ? null : addMonths(month, step);
    const moved = moveInMonth(active.current, event, dates);
    if (!to && !moved) return;
    event.preventDefault();
    if (moved) focus(moved);
    else if (to && !(first && to < first) && !(last && to > last)) {
      wanted = sameDayIn(active.current, datesOfMonth(to));
      void navigate(addressOf(to), { preventScrollReset: true });
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    const day = dayOf(target.closest("td"))?.dataset.date;
    if (day) activate(day);
  };
  return { grid, onKeyDown, onFocus };
}

/** The element that stands for the day of a cell, which may be the cell. */
function dayOf(cell: HTMLElement | null): HTMLElement | null | undefined {
  return cell?.dataset.date ? cell : cell?.querySelector<HTMLElement>("[data-date]");
}

/** Of each day and of what stands on it, by hand: to draw a month again for that was a long task on a phone. */
function orderByTab(grid: HTMLElement, active: TokyoDate): void {
  for (const cell of grid.querySelectorAll("td")) {
    const day = dayOf(cell);
    if (!day) continue;
    const tabIndex = day.dataset.date === active ? 0 : -1;
    for (const one of [day, ...cell.querySelectorAll("a")]) one.tabIndex = tabIndex;
  }
}
