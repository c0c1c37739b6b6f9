import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { TokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { addMonths, datesOfMonth, type TokyoMonth } from "../../../../shared/time/tokyo-month.ts";
import { useIsHydrated } from "../../../../ui/forms/use-is-hydrated.ts";
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
  const isHydrated = useIsHydrated();
  const dates = datesOfMonth(month);
  const [active, setActive] = useState(dates.includes(today) ? today : (dates[0] as TokyoDate));
  const focus = (date: TokyoDate) => {
    setActive(date);
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month, which is a grid of its own
  useEffect(() => {
    if (wanted && dates.includes(wanted)) focus(wanted);
    wanted = null;
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const step = { PageUp: -1, PageDown: 1 }[event.key];
    const to = step === undefined ? null : addMonths(month, step);
    const moved = moveInMonth(active, event, dates);
    if (!to && !moved) return;
    event.preventDefault();
    if (moved) focus(moved);
    else if (to && !(first && to < first) && !(last && to > last)) {
      wanted = sameDayIn(active, datesOfMonth(to));
      void navigate(addressOf(to), { preventScrollReset: true });
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    const date = target.closest("td")?.querySelector("[data-date]") ?? target.closest("[data-date]");
    const day = date?.getAttribute("data-date");
    if (day) setActive(day);
  };
  /** Of the day itself and of what stands on it. */
  const tabIndexOf = (date: TokyoDate) => (isHydrated && date !== active ? -1 : 0);
  return { grid, onKeyDown, onFocus, tabIndexOf };
}
