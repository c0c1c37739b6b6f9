import { expect, it } from "vitest";
import { weeklyTime } from "./weekly.ts";

const friday = 5;
const at = (text: string) => new Date(`${text}+09:00`);
const fridayNoon = at("2026-11-20T12:00:00");

it.each([
  ["at the very hour", "2026-11-20T12:00:00", fridayNoon],
  ["later on the day", "2026-11-20T23:59:59", fridayNoon],
  ["not a day later", "2026-11-21T12:00:00", null],
  ["but until then", "2026-11-21T11:59:59.999", fridayNoon],
  ["not before the hour", "2026-11-20T11:59:59.999", null],
  ["not in the middle of the week", "2026-11-18T12:00:00", null],
  ["nor on the day before", "2026-11-19T13:00:00", null],
])("what is due on Fridays at noon is due %s", (_rule, now, time) => {
  expect(weeklyTime(at(now), friday, 12)).toEqual(time);
});

it("the week goes on over its end and over months, by Japan's clocks", () => {
  expect(weeklyTime(at("2026-11-01T03:00:00"), 6, 12)).toEqual(at("2026-10-31T12:00:00"));
  expect(weeklyTime(new Date("2026-11-21T15:30:00Z"), 0, 0)).toEqual(at("2026-11-22T00:00:00"));
});
