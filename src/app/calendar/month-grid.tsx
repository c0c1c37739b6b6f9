import { type CalendarDay, type calendarMonths, MonthTable } from "../../features/events/events.public.ts";
import type { TokyoDate } from "../../shared/time/tokyo-date.ts";
import type { TokyoMonth } from "../../shared/time/tokyo-month.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import type { EventFilters } from "../event-lists/filters/event-filters.ts";
import { DayCell } from "./day-cell.tsx";
import { monthAddress } from "./month-heading.tsx";

interface MonthGridProps {
  month: TokyoMonth;
  months: ReturnType<typeof calendarMonths>;
  today: TokyoDate;
  days: CalendarDay[];
  filters: EventFilters;
}

/** The public calendar's month, for wide screens. */
export function MonthGrid({ month, months: { first, last }, today, days, filters }: MonthGridProps) {
  const t = useTexts();
  return (
    <MonthTable
      {...{ month, first, last, today, days }}
      addressOf={(one) => monthAddress(one, filters)}
      labelledBy="month"
      keys={t("calendar.keys")}
      cellOf={(day, at) => <DayCell day={day} {...at} filters={filters} />}
    />
  );
}
