import { dayReadings } from "../time/date-readings.ts";
import type { RubyPart } from "./ruby-marks.ts";

type RubyWord = Exclude<RubyPart, string>;

interface Counter {
  /** The counter and how it is read after most figures, as `word|reading`. */
  read: RegExp;
  /** Of the figures that change their own sound as well: the whole is read. */
  whole: Readonly<Record<number, string>>;
}

const minutes: Counter = {
  read: /^分[^|]*\|[ふぷ]ん/,
  whole: { 1: "いっぷん", 3: "さんぷん", 4: "よんぷん", 6: "ろっぷん", 8: "はっぷん", 10: "じゅっぷん" },
};

const counters = [
  minutes,
  { read: /^人[分目組]?\|にん/, whole: { 1: "ひとり", 2: "ふたり" } },
  // A length: the first day of a month has the month before it.
  { read: /^日[間目前後分]?\|にち/, whole: { ...dayReadings, 1: "いちにち" } },
];

/** How 分 is read after a figure: 12分 ends in ふん, 13分 in ぷん. */
export function minuteReading(figure: string): "ふん" | "ぷん" {
  return /[13468０１３４６８0]$/.test(figure) ? "ぷん" : "ふん";
}

/**
 * Parts of a text with minutes, people and days read by the figures before them, which texts of catalogues do not know:
 * `{minutes}{分|ふん}`, `{count}{人|にん}`. What has another reading stays: 3分の1 is さんぶん.
 */
export function readCounters(parts: readonly RubyPart[]): RubyPart[] {
  const read: RubyPart[] = [];
  for (const part of parts) {
    const before = read.at(-1);
    const isCounter = typeof before === "string" && typeof part === "object";
    const byFigure = isCounter && readByFigure(read.at(-2), before, part);
    if (byFigure) read.splice(-1, 1, ...byFigure);
    else read.push(part);
  }
  return read;
}

function readByFigure(word: RubyPart | undefined, before: string, { base, reading }: RubyWord) {
  const [figure] = /(?<![\d０-９.,:])[\d０-９]+ ?$/.exec(before) ?? [];
  const counter = counters.find((one) => one.read.test(`${base}|${reading}`));
  if (!figure || !counter) return null;
  const rest = before.slice(0, -figure.length);
  const lead = typeof word === "object" ? word.base + rest : rest;
  const [sound, after] = [reading.slice(0, 2), reading.slice(2)];
  const isMinutes = counter === minutes;
  // 第2日 is だいににち, 2〜3人 にさんにん.
  if (!isMinutes && /第$|[\d０-９][〜～・、-]$/.test(lead)) return null;
  const number = Number(figure.normalize("NFKC"));
  const whole = number === 1 && base === "日" && /月 ?$/.test(lead) ? dayReadings[1] : counter.whole[number];
  if (!whole) return [before, { base, reading: (isMinutes ? minuteReading(figure.trim()) : sound) + after }];
  return [...(rest ? [rest] : []), { base: figure + base, reading: whole + after }];
}
