import { addDays, type TokyoDate, weekdayOf } from "../../../shared/time/tokyo-date.ts";

/** Days that are named as people name them; addresses carry the names, so that a link stays true. */
export const whens = ["today", "tomorrow", "weekend", "next_week"] as const;
export type When = (typeof whens)[number];

interface Days {
  from: TokyoDate;
  to: TokyoDate;
}

/** The days that the name means today. On a Sunday the weekend is what is left of it; weeks begin on Mondays. */
export function datesOfWhen(when: When, today: TokyoDate): Days {
  const weekday = weekdayOf(today);
  const daysFrom = (first: number, last: number) => ({
    from: addDays(today, first),
    to: addDays(today, last),
  });
  const untilMonday = (8 - weekday) % 7 || 7;
  const days = {
    today: daysFrom(0, 0),
    tomorrow: daysFrom(1, 1),
    weekend: daysFrom(Math.max(0, untilMonday - 2), untilMonday - 1),
    next_week: daysFrom(untilMonday, untilMonday + 6),
  };
  return days[when];
}
