/** Reasons why a typed date or time cannot be read. */
export type TypedTimeProblem =
  | "date_missing"
  | "date_unclear"
  | "date_impossible"
  | "time_missing"
  | "time_unclear"
  | "time_impossible"
  /** Japan's way to count a late evening on (24:00, 25:30): the day it means is not the one that was typed. */
  | "time_past_midnight";

export type Read = { value: string } | { problem: TypedTimeProblem };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** One spelling of what Japanese and Western keyboards write for the same sign. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[ー−‐–—]/g, "-")
    .replaceAll("・", "/")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * A date as people write it, as `YYYY-MM-DD`; empty for none. Without a year it is the next such day.
 * @param today `YYYY-MM-DD`
 */
export function readTypedDate(text: string, today: string): Read {
  const typed = plain(text)
    .replace(/\s?\([日月火水木金土]\)$|\s?[日月火水木金土]曜日?$/, "")
    .toLowerCase();
  if (!typed) return { value: "" };
  const whole =
    /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?$/.exec(typed) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(typed);
  if (whole) return dateOf(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  const short = /^(\d{1,2})\s?(?:\/|月)\s?(\d{1,2})日?$/.exec(typed);
  if (short) return nextDate(Number(short[1]), Number(short[2]), today);
  return readEnglishDate(typed, today) ?? { problem: "date_unclear" };
}

function readEnglishDate(typed: string, today: string): Read | null {
  const parts =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,9})\.?(?:,? (?<year>\d{4}))?$/.exec(typed) ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/.exec(typed);
  const { day, month = "", year } = parts?.groups ?? {};
  const number = months.indexOf(month.slice(0, 3)) + 1;
  if (!day || number === 0) return null;
  return year ? dateOf(Number(year), number, Number(day)) : nextDate(number, Number(day), today);
}

function dateOf(year: number, month: number, day: number): Read {
  const made = new Date(Date.UTC(year, month - 1, day));
  // A day beyond its month is one of another month.
  const isReal = made.getUTCMonth() === month - 1 && year >= 1900;
  return isReal ? { value: made.toISOString().slice(0, 10) } : { problem: "date_impossible" };
}

/** Leap days come at most eight years apart. */
function nextDate(month: number, day: number, today: string): Read {
  const thisYear = Number(today.slice(0, 4));
  for (let year = thisYear; year <= thisYear + 8; year++) {
    const read = dateOf(year, month, day);
    if ("value" in read && read.value >= today) return read;
  }
  return { problem: "date_impossible" };
}

/** A time as people write it, as `HH:mm`; empty for none. */
export function readTypedTime(text: string): Read {
  const typed = plain(text)
    .toLowerCase()
    .replaceAll(" ", "")
    .replaceAll(/([ap])\.m\.?/g, "$1m");
  if (!typed) return { value: "" };
  const parts = /^(午前|午後|am|pm)?(.+?)(am|pm)?$/.exec(typed);
  const [, before, digits = "", after] = parts ?? [];
  const read =
    /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(digits) ??
    /^(\d{1,2})時(?:(\d{1,2})分?)?$/.exec(digits) ??
    /^(\d{1,2})(時半)$/.exec(digits) ??
    /^(\d{1,2})(\d{2})$/.exec(digits) ??
    /^(\d{1,2})$/.exec(digits);
  if (!read || (before && after)) return { problem: "time_unclear" };
  const minute = read[2] === "時半" ? 30 : Number(read[2] ?? 0);
  const half = before ?? after;
  const hour = half ? hourOfHalf(half, Number(read[1])) : Number(read[1]);
  if (hour === null) return { problem: "time_unclear" };
  if (hour >= 24 && hour < 30 && minute < 60) return { problem: "time_past_midnight" };
  if (hour > 23 || minute > 59) return { problem: "time_impossible" };
  return { value: `${two(hour)}:${two(minute)}` };
}

const two = (value: number) => String(value).padStart(2, "0");

/** Twelve o'clock is plain in English; 午前12時 and 午後12時 mean noon to some and midnight to others. */
function hourOfHalf(half: string, hour: number): number | null {
  if (hour > 12) return null;
  const isLater = half === "pm" || half === "午後";
  if (hour < 12) return isLater ? hour + 12 : hour;
  if (half === "午前" || half === "午後") return null;
  return isLater ? 12 : 0;
}

/** A moment as it stands in two fields. */
export interface TypedMoment {
  date: string;
  time: string;
}

/** The moment as `YYYY-MM-DD HH:mm`, empty for none. One that was typed or pasted whole into either field counts as both. */
export function readTypedMoment({ date, time }: TypedMoment, today: string): Read {
  const whole = readWhole(date, today) ?? readWhole(time, today);
  if (whole) return whole;
  const day = readTypedDate(date, today);
  if ("problem" in day) return day;
  const hour = readTypedTime(time);
  if ("problem" in hour) return hour;
  if (!day.value && !hour.value) return { value: "" };
  if (!day.value) return { problem: "date_missing" };
  if (!hour.value) return { problem: "time_missing" };
  return { value: `${day.value} ${hour.value}` };
}

/** A date with a time behind it, in one text; null where there is no such thing in it. */
function readWhole(text: string, today: string): Read | null {
  const typed = plain(text);
  if ("value" in readTypedDate(typed, today)) return null;
  let found: Read | null = null;
  for (const cut of typed.matchAll(/\s|(?<=\d)T(?=\d)|(?<=[日)])(?=[\d午])/g)) {
    const date = readTypedDate(typed.slice(0, cut.index), today);
    if ("problem" in date) {
      if (date.problem === "date_impossible") found = date;
      continue;
    }
    if (!date.value) continue;
    const time = readTypedTime(typed.slice(cut.index + cut[0].length));
    if ("value" in time) return { value: `${date.value} ${time.value}` };
    found = time;
  }
  return found;
}

/** Both fields as a form keeps them: `YYYY-MM-DD HH:mm` once they can be read, else what was typed, parted by a tab. */
export function typedMomentValue(typed: TypedMoment, today: string): string {
  const read = readTypedMoment(typed, today);
  if ("value" in read) return read.value;
  return [typed.date, typed.time].map((text) => text.replaceAll("\t", " ")).join("\t");
}

/** The two fields of what a form keeps. */
export function typedMoment(value: string): TypedMoment {
  const [date = "", time = ""] = value.split(value.includes("\t") ? "\t" : " ");
  return { date, time };
}

/** The problem of a form's value; null where it is a moment, or empty. Whichever day it is, the answer is the same. */
export function typedMomentProblem(value: string): TypedTimeProblem | null {
  const read = readTypedMoment(typedMoment(value), "2000-01-01");
  return "problem" in read ? read.problem : null;
}
