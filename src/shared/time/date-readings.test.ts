import { beforeAll, expect, it } from "vitest";
import { withoutRuby } from "../ruby/ruby-marks.ts";
import { withDateReadings } from "./date-readings.ts";
import { displayDay } from "./display-day.ts";
import { displayDate, displayMonth, displayWeekday, displayYearMonth, readDatesBy } from "./tokyo-time.ts";

beforeAll(() => readDatesBy(withDateReadings));

const told = (text: string) =>
  text.replaceAll("\uFFF9", "{").replaceAll("\uFFFA", "|").replaceAll("\uFFFB", "}");
const moment = new Date("2026-12-05T18:00:00+09:00");

it("a day is read with its figures where they are not read as a number, and every word of a date has a reading", () => {
  const day = (text: string) => told(withDateReadings(text));
  expect(day("4月1日")).toBe("{4月|しがつ}{1日|ついたち}");
  expect(day("12月20日(日)")).toBe("12{月|がつ}{20日|はつか}({日|にち})");
  expect(day("2026年11月30日(月)")).toBe("2026{年|ねん}11{月|がつ}30{日|にち}({月|げつ})");
  expect(day("11月05日")).toBe("11{月|がつ}{05日|いつか}");
  expect(day("2026年09月07日")).toBe("2026{年|ねん}{09月|くがつ}{07日|なのか}");
  expect(day("7月14日")).toBe("{7月|しちがつ}{14日|じゅうよっか}");
  expect(day(withDateReadings("4月1日"))).toBe(day("4月1日"));
  expect(day(withDateReadings("12月20日(日)"))).toBe(day("12月20日(日)"));
});

it.each(["ja-ruby", "ja-easy"] as const)("dates of pages in %s have readings", (language) => {
  expect(told(displayDate(moment, language))).toBe("2026{年|ねん}12{月|がつ}{05日|いつか}");
  expect(told(displayDay(moment, language, moment))).toBe("12{月|がつ}{5日|いつか}({土|ど})");
  expect(told(displayWeekday(moment, language))).toBe("{土|ど}");
  expect(told(displayMonth(moment, language))).toBe("12{月|がつ}");
  expect(told(displayYearMonth(2027, 3, language))).toBe("2027{年|ねん}03{月|がつ}");
  expect(withoutRuby(displayDay(moment, language, moment))).toBe("12月5日(土)");
});

it.each(["ja", "zh", "ko"] as const)("those of %s have none", (language) => {
  for (const date of [
    displayDate(moment, language),
    displayDay(moment, language),
    displayWeekday(moment, language),
  ])
    expect(withoutRuby(date)).toBe(date);
});
