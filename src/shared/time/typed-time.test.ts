import { describe, expect, test } from "vitest";
import {
  readTypedDate,
  readTypedMoment,
  readTypedTime,
  typedMoment,
  typedMomentProblem,
  typedMomentValue,
} from "./typed-time.ts";

const today = "2026-11-22";

describe("a typed date", () => {
  test.each([
    ["2026-12-01", "2026-12-01"],
    ["2026-12-1", "2026-12-01"],
    ["２０２６－１２－０１", "2026-12-01"],
    ["２０２６ー１２ー０１", "2026-12-01"],
    ["2026/12/01", "2026-12-01"],
    ["2026・12・1", "2026-12-01"],
    ["2026.12.1", "2026-12-01"],
    ["20261201", "2026-12-01"],
    ["2026年12月1日", "2026-12-01"],
    ["２０２６年１２月１日", "2026-12-01"],
    ["2026年12月1日（火）", "2026-12-01"],
    [" 2026年 12月 1日 ", "2026-12-01"],
    ["Dec 1, 2026", "2026-12-01"],
    ["1 December 2026", "2026-12-01"],
    ["Dec. 1st 2026", "2026-12-01"],
    ["2028-02-29", "2028-02-29"],
    ["2026–12–1", "2026-12-01"],
    ["1900-01-01", "1900-01-01"],
    ["2026年12月1日火曜日", "2026-12-01"],
    ["2026年12月1日 火曜日", "2026-12-01"],
    ["2026年12月1日火曜", "2026-12-01"],
    ["Dec  1,   2026", "2026-12-01"],
    ["15 December 2026", "2026-12-15"],
    ["December 15, 2026", "2026-12-15"],
    ["", ""],
    ["　", ""],
  ])("%j is %s", (typed, value) => expect(readTypedDate(typed, today)).toEqual({ value }));

  test.each([
    ["12/1", "2026-12-01"],
    ["１２／１", "2026-12-01"],
    ["12月1日", "2026-12-01"],
    ["11/22", "2026-11-22"],
    ["11/21", "2027-11-21"],
    ["1/5", "2027-01-05"],
    ["2/29", "2028-02-29"],
    ["5 Jan", "2027-01-05"],
    ["Dec 5", "2026-12-05"],
  ])("%j without a year is the next such day, today included: %s", (typed, value) =>
    expect(readTypedDate(typed, today)).toEqual({ value }),
  );

  test.each([
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-12-32",
    "2027-02-29",
    "2/30",
    "13/1",
    "0206-12-01",
  ])("%j does not exist", (typed) =>
    expect(readTypedDate(typed, today)).toEqual({ problem: "date_impossible" }),
  );

  test.each([
    "1/12/2026",
    "26/12/01",
    "1201",
    "12.1",
    "tomorrow",
    "来週",
    "2026",
    "2026-12",
    "1 Foo 2026",
    "1e3",
    "12026-12-01",
    "120261201",
    "202612011",
    "2026x-12-01",
    "2026-12x-01",
    "12x/1",
    "x1 December 2026",
    "1 December 2026x",
    "9 Dec 1 2026",
    "2026(火)-12-01",
    "2026火曜-12-01",
    "2026-12-01x(火)",
  ])("%j is not guessed at", (typed) =>
    expect(readTypedDate(typed, today)).toEqual({ problem: "date_unclear" }),
  );
});

test("a leap day is found over a century that has none", () => {
  expect(readTypedDate("2/29", "2096-03-01")).toEqual({ value: "2104-02-29" });
});

describe("a typed time", () => {
  test.each([
    ["1845", "18:45"],
    ["１８４５", "18:45"],
    ["18:45", "18:45"],
    ["１８：４５", "18:45"],
    ["18.45", "18:45"],
    ["18:45:00", "18:45"],
    ["845", "08:45"],
    ["8:45", "08:45"],
    ["18", "18:00"],
    ["9", "09:00"],
    ["0", "00:00"],
    ["0000", "00:00"],
    ["23:59", "23:59"],
    ["6:45pm", "18:45"],
    ["6:45 PM", "18:45"],
    ["6:45 p.m.", "18:45"],
    ["6:45 p.m", "18:45"],
    ["645pm", "18:45"],
    ["6am", "06:00"],
    ["12am", "00:00"],
    ["12:30pm", "12:30"],
    ["午後6時45分", "18:45"],
    ["午後６時４５分", "18:45"],
    ["午後6:45", "18:45"],
    ["午前0時", "00:00"],
    ["午後0時半", "12:30"],
    ["18時45分", "18:45"],
    ["18時45", "18:45"],
    ["18時5分", "18:05"],
    ["18時", "18:00"],
    ["18時半", "18:30"],
    ["", ""],
  ])("%j is %s", (typed, value) => expect(readTypedTime(typed)).toEqual({ value }));

  test.each(["24:00", "2400", "25:30", "24時"])("%j is of the next day, which nobody typed", (typed) =>
    expect(readTypedTime(typed)).toEqual({ problem: "time_past_midnight" }),
  );

  test.each(["24:60", "18:60", "1860", "99", "30:00"])("%j does not exist", (typed) =>
    expect(readTypedTime(typed)).toEqual({ problem: "time_impossible" }),
  );

  test.each([
    "午後12時",
    "午前12時",
    "18:45pm",
    "13am",
    "午後6時pm",
    "18:4",
    "118:45",
    "18:455",
    "118時45分",
    "118時半",
    "18時半x",
    "18451",
    "18:",
    "evening",
    "夕方",
    "18-45",
    "-1",
  ])("%j is not guessed at", (typed) => expect(readTypedTime(typed)).toEqual({ problem: "time_unclear" }));
});

describe("a typed moment", () => {
  test.each([
    [{ date: "2026-12-01", time: "1845" }, "2026-12-01 18:45"],
    [{ date: "２０２６年１２月１日", time: "午後６時４５分" }, "2026-12-01 18:45"],
    [{ date: "2026-12-01 18:45", time: "" }, "2026-12-01 18:45"],
    [{ date: "2026-12-01T18:45", time: "" }, "2026-12-01 18:45"],
    [{ date: "2026年12月1日18時45分", time: "" }, "2026-12-01 18:45"],
    [{ date: "2026年12月1日（火）午後6時45分", time: "" }, "2026-12-01 18:45"],
    [{ date: "Dec 1 2026 6:45 pm", time: "" }, "2026-12-01 18:45"],
    [{ date: "", time: "2026/12/01 18:45" }, "2026-12-01 18:45"],
    [{ date: "Dec 1 2026", time: "18:45" }, "2026-12-01 18:45"],
    [{ date: "", time: "" }, ""],
  ])("%j is %j", (typed, value) => expect(readTypedMoment(typed, today)).toEqual({ value }));

  test("is not complete without its date, or its time", () => {
    expect(readTypedMoment({ date: "2026-12-01", time: "" }, today)).toEqual({ problem: "time_missing" });
    expect(readTypedMoment({ date: "", time: "18:45" }, today)).toEqual({ problem: "date_missing" });
  });

  test("says of a text with both which of the two cannot be read", () => {
    const read = (date: string) => readTypedMoment({ date, time: "" }, today);
    expect(read("2026-12-05 24:00")).toEqual({ problem: "time_past_midnight" });
    expect(read("2026-02-30 18:00")).toEqual({ problem: "date_impossible" });
    expect(read("2026-12-05 soon")).toEqual({ problem: "time_unclear" });
  });

  test("stays as it was typed while it cannot be read", () => {
    for (const typed of [
      { date: "12/", time: "18:45" },
      { date: "2026-02-30", time: "" },
      { date: "", time: "24:00" },
      { date: "1 Foo 2026", time: "6 pm" },
    ]) {
      const value = typedMomentValue(typed, today);
      expect(typedMoment(value)).toEqual(typed);
      expect(typedMomentProblem(value)).not.toBeNull();
    }
  });

  test("is kept as it was read, and what cannot be read without a tab of its own", () => {
    expect(typedMomentValue({ date: "12/1", time: "1845" }, today)).toBe("2026-12-01 18:45");
    expect(typedMomentValue({ date: "12\t/", time: "x" }, today)).toBe("12 /\tx");
  });

  test("that a form keeps comes back as its two fields", () => {
    expect(typedMoment("2026-12-01 18:45")).toEqual({ date: "2026-12-01", time: "18:45" });
    expect(typedMomentProblem("2026-12-01 18:45")).toBeNull();
    expect(typedMomentProblem("")).toBeNull();
  });
});
