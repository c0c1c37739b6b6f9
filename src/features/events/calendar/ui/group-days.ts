import type { TokyoDate } from "../../../../shared/time/tokyo-date.ts";

/** A day of a month, with the number of its events. */
interface CountedDay {
  date: TokyoDate;
  count: number;
}

/** A day with events, or the first and the last of days in a row on which there is nothing. */
export type DayGroup<Day extends CountedDay> = { day: Day } | { empty: [TokyoDate, TokyoDate] };

/** Days for a list, in which those without events are told once. @param days in order */
export function groupDays<Day extends CountedDay>(days: readonly Day[]): DayGroup<Day>[] {
  const groups: DayGroup<Day>[] = [];
  for (const day of days) {
    const before = groups.at(-1);
    if (day.count > 0) groups.push({ day });
    else if (before && "empty" in before) before.empty[1] = day.date;
    else groups.push({ empty: [day.date, day.date] });
  }
  return groups;
}
