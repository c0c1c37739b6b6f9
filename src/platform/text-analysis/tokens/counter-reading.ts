import { minuteReading } from "../../../shared/ruby/counter-readings.ts";
import { weekdayReadings } from "../../../shared/time/date-readings.ts";
import type { JapaneseToken } from "./japanese-token.ts";

/** How what counts is read after figures, which the dictionary takes for words by themselves. */
const counters: Readonly<Record<string, string>> = {
  年: "ねん",
  月: "がつ",
  日: "にち",
  時: "じ",
  人: "にん",
  名: "めい",
  円: "えん",
  回: "かい",
  階: "かい",
  歳: "さい",
  号: "ごう",
  番: "ばん",
  度: "ど",
  枚: "まい",
  個: "こ",
};

/** How a counter after figures or a day of the week in brackets is read; empty for everything else. */
export function counterReading(
  { surface }: JapaneseToken,
  before: JapaneseToken | undefined,
  after: JapaneseToken | undefined,
): string {
  if (before && /^[（(・]$/.test(before.surface) && after && /^[）)・]$/.test(after.surface)) {
    return weekdayReadings[surface] ?? "";
  }
  if (!before || !/[\d０-９]$/.test(before.surface)) return "";
  return surface === "分" ? minuteReading(before.surface) : (counters[surface] ?? "");
}
