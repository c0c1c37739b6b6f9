import { describe, expect, test } from "vitest";
import { durationParts, minutesBetween, minutesLater } from "./duration.ts";

describe("the time between two moments", () => {
  test("runs over midnight and over months", () => {
    expect(minutesBetween("2026-12-01 18:45", "2026-12-01 21:15")).toBe(150);
    expect(minutesBetween("2026-11-30 22:00", "2026-12-01 01:00")).toBe(180);
    expect(minutesLater("2026-12-31 23:30", 60)).toBe("2027-01-01 00:30");
  });

  test("is not known while one of them cannot be read", () => {
    expect(minutesBetween("", "2026-12-01 21:15")).toBeNull();
    expect(minutesBetween("2026-12-01 21:15", "")).toBeNull();
    expect(minutesBetween("2026-12-01 18:45", "2026-12-01\t21:")).toBeNull();
    expect(minutesLater("2026-12-01\t18:", 30)).toBe("2026-12-01\t18:");
  });

  test("is told in days, hours and minutes", () => {
    expect(durationParts(150)).toEqual({ days: 0, hours: 2, minutes: 30 });
    expect(durationParts(24 * 60 + 15)).toEqual({ days: 1, hours: 0, minutes: 15 });
  });
});
