import { addDays, readDate, type TokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { copiesAtOnce } from "./copies-at-once.ts";
import { type HolidayName, holidayOn } from "./national-holidays.ts";

/** How a copy is repeated, as it is typed. */
export interface Repetition {
  /** 0 for one copy alone. */
  everyWeeks: number;
  end: "times" | "date";
  times: string;
  /** The last day on which one may begin. */
  lastDay: string;
  leavesOutHolidays: boolean;
}

export interface SeriesDate {
  /** `YYYY-MM-DD HH:mm` by Japan's clocks. */
  start: string;
  holiday: HolidayName | null;
  /** Whether the event is held then already. */
  isHeld: boolean;
  isTaken: boolean;
}

/** How often, of what was typed; null where that is no number that can be meant. */
export function readTimes(typed: string): number | null {
  const times = Number(typed.normalize("NFKC").trim() || Number.NaN);
  return Number.isInteger(times) && times >= 1 && times <= copiesAtOnce ? times : null;
}

/** What changes the dates that follow from a repetition. */
interface Exceptions {
  /** Starts that somebody has taken out, or taken in, by hand. */
  turned: ReadonlySet<string>;
  /** Starts at which the event is held already. */
  held: ReadonlySet<string>;
}

/**
 * The starts of a series, from the first one on. A holiday that is left out, and a start at which the event is held already, stand
 * among them without being taken, and do not count: twelve times are twelve new events. None where the end cannot be read; one more than can be made at once at most.
 * @param first `YYYY-MM-DD HH:mm`
 * @param turned starts that somebody has taken out, or taken in, by hand
 */
export function seriesDates(
  first: string,
  { everyWeeks, end, leavesOutHolidays, ...typed }: Repetition,
  { turned, held }: Exceptions,
): SeriesDate[] {
  const times = end === "times" ? readTimes(typed.times) : copiesAtOnce + 1;
  const lastDay = end === "date" ? readDate(typed.lastDay) : farAway;
  if (everyWeeks < 1 || !times || !lastDay) return [];
  const [firstDay, time] = [first.slice(0, 10), first.slice(11)];
  const dates: SeriesDate[] = [];
  let counted = 0;
  for (let day: TokyoDate = firstDay; counted < times && day <= lastDay; day = addDays(day, everyWeeks * 7)) {
    const start = `${day} ${time}`;
    const holiday = holidayOn(day);
    const isHeld = held.has(start);
    const isCounted = !(holiday && leavesOutHolidays) && !isHeld;
    if (isCounted) counted += 1;
    dates.push({ start, holiday, isHeld, isTaken: isCounted !== turned.has(start) });
  }
  return dates;
}

const farAway: TokyoDate = "2999-12-31";
