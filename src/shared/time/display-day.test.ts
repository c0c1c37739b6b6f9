import { expect, it } from "vitest";
import { displayDay, displayDayTime } from "./display-day.ts";
import { readTime } from "./read-time.ts";

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
