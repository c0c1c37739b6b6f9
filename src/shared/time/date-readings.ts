import { annotated } from "../ruby/ruby-marks.ts";

/** Of the days of a month that are not read as a figure and にち; lengths of days are read as they are, but for 1日. */
export const dayReadings: Readonly<Record<string, string>> = {
  1: "ついたち",
  2: "ふつか",
  3: "みっか",
  4: "よっか",
  5: "いつか",
  6: "むいか",
  7: "なのか",
  8: "ようか",
  9: "ここのか",
  10: "とおか",
  14: "じゅうよっか",
  20: "はつか",
  24: "にじゅうよっか",
};

/** Of weekdays by their one kanji. */
export const weekdayReadings: Readonly<Record<string, string>> = {
  月: "げつ",
  火: "か",
  水: "すい",
  木: "もく",
  金: "きん",
  土: "ど",
  日: "にち",
};

const units: Readonly<Record<string, string>> = { 年: "ねん", 月: "がつ" };

/** Of the months whose figures are read otherwise than in counting. */
const months: Readonly<Record<string, string>> = { 4: "しがつ", 7: "しちがつ", 9: "くがつ" };

/**
 * The parts of a date that have readings: a day and some months with their figures, the words for year and month, and a weekday by itself
 * or in brackets.
 */
const parts =
  /(?<![\d\uFFF9])(?<month>0?[479])月|(?<=\d)(?<!\uFFF9\d+)[年月]|(?<![\d\uFFF9])(?<day>\d+)日|(?<=^|[(（])[月火水木金土日](?=$|[)）])/g;

/** A date in Japanese with its readings, 5日 as いつか and 4月 as しがつ; what has them is left alone. */
export function withDateReadings(date: string): string {
  return date.replaceAll(parts, (part, month: string | undefined, day: string | undefined, at: number) => {
    if (month !== undefined) return annotated(part, months[Number(month)] ?? "");
    if (day === undefined)
      return annotated(
        part,
        /\d/.test(date[at - 1] ?? "") ? (units[part] ?? "") : (weekdayReadings[part] ?? ""),
      );
    const reading = dayReadings[Number(day)];
    return reading ? annotated(part, reading) : day + annotated("日", "にち");
  });
}
