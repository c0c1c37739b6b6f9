import { expect, it } from "vitest";
import { addDays, readDate, startOfDate, tokyoDate, weekdayOf } from "./tokyo-date.ts";
import { addMonths, datesOfMonth, isMonth, monthOf } from "./tokyo-month.ts";

it("a day is read where it exists and is written in full", () => {
  for (const text of ["2026-11-20", "2024-02-29", "1900-01-01", "2999-12-31"])
    expect(readDate(text)).toBe(text);
  for (const text of [
    "2026-02-29",
    "2026-13-01",
    "2026-1-1",
    "2026-11-20x",
    "x2026-11-20",
    "1899-12-31",
    "",
  ]) {
    expect([text, readDate(text)]).toEqual([text, null]);
  }
});

it("a moment falls on the day that Japan has then", () => {
  expect(tokyoDate(new Date("2026-12-31T14:59:59.999Z"))).toBe("2026-12-31");
  expect(tokyoDate(new Date("2026-12-31T15:00:00Z"))).toBe("2027-01-01");
  expect(startOfDate("2027-01-01").toISOString()).toBe("2026-12-31T15:00:00.000Z");
});

it("days and months are counted over the ends of months and years", () => {
  expect([addDays("2026-12-31", 1), addDays("2027-01-01", -1), addDays("2024-02-28", 1)]).toEqual([
    "2027-01-01",
    "2026-12-31",
    "2024-02-29",
  ]);
  expect([addMonths("2026-12", 1), addMonths("2027-01", -1), addMonths("2026-11", 24)]).toEqual([
    "2027-01",
    "2026-12",
    "2028-11",
  ]);
  expect([weekdayOf("2026-11-22"), weekdayOf("2026-11-28")]).toEqual([0, 6]);
  expect([monthOf("2026-11-22"), isMonth("2026-11"), isMonth("2026-13")]).toEqual(["2026-11", true, false]);
});

it("a month has its own number of days", () => {
  expect(["2026-02", "2028-02", "2026-12"].map((month) => datesOfMonth(month).length)).toEqual([28, 29, 31]);
  expect(datesOfMonth("2026-02").at(-1)).toBe("2026-02-28");
});
