import { expect, it } from "vitest";
import { holidayOn } from "./national-holidays.ts";
import { type Repetition, readTimes, seriesDates } from "./series-dates.ts";

const weekly: Repetition = {
  everyWeeks: 1,
  end: "times",
  times: "12",
  lastDay: "",
  leavesOutHolidays: false,
};
const nothing = { turned: new Set<string>(), held: new Set<string>() };
const days = (dates: { start: string }[]) => dates.map(({ start }) => start.slice(5, 10));

it("a weekly series keeps weekday and time over the change of the year", () => {
  const dates = seriesDates("2026-11-30 18:30", weekly, nothing);
  expect(dates).toHaveLength(12);
  expect(days(dates).slice(3, 7)).toEqual(["12-21", "12-28", "01-04", "01-11"]);
  expect(dates.every(({ start }) => start.endsWith(" 18:30"))).toBe(true);
  expect(dates.at(-1)?.start).toBe("2027-02-15 18:30");
});

it("a holiday that is left out stands there without being taken, and another week takes its place", () => {
  const dates = seriesDates("2026-11-30 18:30", { ...weekly, leavesOutHolidays: true }, nothing);
  expect(dates.filter(({ isTaken }) => !isTaken)).toEqual([
    { start: "2027-01-11 18:30", holiday: "coming_of_age", isHeld: false, isTaken: false },
  ]);
  expect(dates.filter(({ isTaken }) => isTaken)).toHaveLength(12);
});

it("a date is taken out, or a holiday taken in, by hand", () => {
  const turned = new Set(["2026-12-28 18:30", "2027-01-11 18:30"]);
  const dates = seriesDates(
    "2026-11-30 18:30",
    { ...weekly, leavesOutHolidays: true },
    { ...nothing, turned },
  );
  const out = dates.filter(({ isTaken }) => !isTaken);
  expect(days(out)).toEqual(["12-28"]);
});

it("a start at which the event is held already stands there without being taken, and does not count", () => {
  const held = new Set(["2026-12-07 18:30"]);
  const dates = seriesDates("2026-11-30 18:30", { ...weekly, times: "2" }, { ...nothing, held });
  expect(dates.map(({ isHeld, isTaken }) => [isHeld, isTaken])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ]);
});

it("every second week, to a day that counts itself", () => {
  const toDay = (lastDay: string) =>
    days(seriesDates("2027-01-06 10:00", { ...weekly, everyWeeks: 2, end: "date", lastDay }, nothing));
  expect(toDay("2027-02-03")).toEqual(["01-06", "01-20", "02-03"]);
  expect(toDay("2027-02-02")).toEqual(["01-06", "01-20"]);
  expect(toDay("2027-01-01")).toEqual([]);
  expect(toDay("")).toEqual([]);
});

it("no more than one beyond what can be made at once is listed, however far the end", () => {
  expect(
    seriesDates("2027-01-06 10:00", { ...weekly, end: "date", lastDay: "2999-01-01" }, nothing),
  ).toHaveLength(53);
});

it("times are read as they are typed, also full-width, and no others than can be made", () => {
  expect(["12", "１２", " 3 ", "52"].map(readTimes)).toEqual([12, 12, 3, 52]);
  expect(["", "0", "-1", "53", "1.5", "many"].map(readTimes)).toEqual(Array(6).fill(null));
});

it("holidays of fixed days, of Mondays, of the equinoxes, and the days that are free because of them", () => {
  const found = (year: number) => {
    const days: string[] = [];
    for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      if (holidayOn(date)) days.push(date.slice(5));
    }
    return days.join(" ");
  };
  // As the Cabinet Office publishes them. 2026 has a day between two holidays, 2027 a Sunday's in March.
  expect(found(2026)).toBe(
    "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23",
  );
  expect(found(2027)).toBe(
    "01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23",
  );
});
