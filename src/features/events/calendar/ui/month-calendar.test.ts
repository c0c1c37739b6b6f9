import { describe, expect, it } from "vitest";
import { datesOfMonth } from "../../../../shared/time/tokyo-month.ts";
import { groupDays } from "./group-days.ts";
import { moveInMonth, sameDayIn } from "./move-in-month.ts";

const december = datesOfMonth("2026-12");
/** Tuesday the first to Thursday the 31st. */
const pressed = (date: string, key: string, ctrlKey = false) =>
  moveInMonth(`2026-12-${date}`, { key, ctrlKey }, december)?.slice(-2) ?? null;

describe("the keys of a month", () => {
  it.each([
    ["ArrowRight", "09", "10"],
    ["ArrowLeft", "09", "08"],
    ["ArrowDown", "09", "16"],
    ["ArrowUp", "09", "02"],
    ["Home", "09", "06"],
    ["End", "09", "12"],
    ["ArrowRight", "05", "06"],
  ])("%s goes from the %s to the %s", (key, from, to) => expect(pressed(from, key)).toBe(to));

  it.each([
    ["ArrowRight", "31", "31"],
    ["ArrowLeft", "01", "01"],
    ["ArrowDown", "29", "29"],
    ["ArrowUp", "03", "03"],
    ["Home", "02", "01"],
    ["End", "30", "31"],
  ])("%s on the %s does not leave it", (key, from, to) => expect(pressed(from, key)).toBe(to));

  it("lead to its ends with Control, and nowhere else", () => {
    expect([pressed("09", "Home", true), pressed("09", "End", true)]).toEqual(["01", "31"]);
    expect([pressed("09", "ArrowRight", true), pressed("09", "Enter"), pressed("09", "a")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("lead to the same day of another month, or to its last", () => {
    expect(sameDayIn("2026-12-09", datesOfMonth("2027-01"))).toBe("2027-01-09");
    expect(sameDayIn("2027-01-31", datesOfMonth("2027-02"))).toBe("2027-02-28");
  });
});

it("days in a row on which there is nothing are told together", () => {
  const day = (date: string, count: number) => ({ date, count, events: [] });
  const [first, , , fourth] = [day("01", 1), day("02", 0), day("03", 0), day("04", 2)];
  const days = [day("01", 1), day("02", 0), day("03", 0), day("04", 2), day("05", 0)];
  expect(groupDays(days)).toEqual([
    { day: first },
    { empty: ["02", "03"] },
    { day: fourth },
    { empty: ["05", "05"] },
  ]);
  expect(groupDays([])).toEqual([]);
});
