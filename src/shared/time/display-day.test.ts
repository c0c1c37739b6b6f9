import { expect, it } from "vitest";
import { languages } from "../languages/languages.ts";
import { readRuby, withoutRuby } from "../ruby/ruby-marks.ts";
import { displayDay, displayDayTime, displayWholeDayTime } from "./display-day.ts";
import { readTime } from "./read-time.ts";
import { displayDateTime, displayTime, displayWithWeekday } from "./tokyo-time.ts";

it("a day is shown in sentences without its year, as long as the year is obvious", () => {
  const shown = (day: string, today: string) => {
    const [moment, now] = [`${day} 18:00`, `${today} 12:00`].map((text) => readTime(text) as Date);
    return moment && now && [displayDay(moment, "ja", now), displayDayTime(moment, "en", now)];
  };
  const obvious = ["12月5日(土)", "Sat, Dec 5, 18:00"];
  const spelledOut = ["2026年12月5日(土)", "Sat, Dec 5, 2026, 18:00"];
  expect(shown("2026-12-05", "2026-11-20")).toEqual(obvious);
  expect(shown("2026-12-05", "2026-12-31")).toEqual(obvious);
  expect(shown("2026-12-05", "2027-01-01")).toEqual(spelledOut);
  expect(shown("2026-12-05", "2026-02-10")).toEqual(obvious);
  expect(shown("2026-12-05", "2026-01-01")).toEqual(obvious);
  expect(shown("2026-12-05", "2025-12-31")).toEqual(spelledOut);
  expect(shown("2027-01-03", "2026-12-31")).toEqual(["1月3日(日)", "Sun, Jan 3, 18:00"]);
  expect(shown("2027-12-31", "2026-12-31")).toEqual(["2027年12月31日(金)", "Fri, Dec 31, 2027, 18:00"]);
  // By Japan's calendar: in London it is still last year.
  const newYear = readTime("2027-01-01 00:30") as Date;
  expect(displayDay(newYear, "en", readTime("2027-01-01 08:00") as Date)).toBe("Fri, Jan 1");
});

it("plain Japanese counts twelve hours before and after noon, and says how these are read", () => {
  const at = (time: string) => readTime(`2026-11-20 ${time}`) as Date;
  const [before, after] = [readRuby("{午前|ごぜん}"), readRuby("{午後|ごご}")];
  const shown = ["00:00", "09:05", "11:59", "12:00", "18:30"].map((time) => displayTime(at(time), "ja-easy"));
  expect(shown).toEqual([`${before}0:00`, `${before}9:05`, `${before}11:59`, `${after}0:00`, `${after}6:30`]);
  const evening = at("18:30");
  // Once something has drawn readings, dates have theirs too.
  const plain = [displayDateTime, displayWithWeekday, displayDayTime].map((display) =>
    withoutRuby(display(evening, "ja-easy", evening)),
  );
  expect(plain).toEqual(["2026年11月20日 午後6:30", "2026年11月20日（金）午後6:30", "11月20日(金) 午後6:30"]);
});

it("a whole day and time breaks before the time alone", () => {
  const evening = new Date("2026-11-20T18:30:00+09:00");
  for (const language of languages) {
    const whole = displayWholeDayTime(evening, language, evening);
    expect(whole.replaceAll("\u00A0", " ")).toBe(displayDayTime(evening, language, evening));
    expect(whole.split(" ").slice(1).join(" ")).toBe(displayTime(evening, language));
  }
});
