import { describe, expect, test } from "vitest";
import { nearestQuarter, quarterHours } from "./quarter-hours.ts";

describe("the times that a list offers", () => {
  test("are the quarter hours of the day", () => {
    const times = quarterHours();
    expect(times).toHaveLength(96);
    expect(times.at(0)).toEqual({ time: "00:00", minutes: null });
    expect(times.at(-1)).toEqual({ time: "23:45", minutes: null });
  });

  test("begin after the start, with the time between", () => {
    const times = quarterHours("18:40");
    expect(times[0]).toEqual({ time: "18:55", minutes: 15 });
    expect(times.at(-1)).toEqual({ time: "23:55", minutes: 315 });
    expect(quarterHours("23:50")).toEqual([]);
  });

  test("open at what is typed", () => {
    const times = quarterHours();
    expect(times[nearestQuarter(times, "18:40")]?.time).toBe("18:45");
    expect(times[nearestQuarter(times, "18:45")]?.time).toBe("18:45");
    expect(nearestQuarter(times, "")).toBe(0);
    expect(nearestQuarter(times, "23:59")).toBe(0);
  });
});
