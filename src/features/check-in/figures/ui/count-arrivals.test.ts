import { expect, it } from "vitest";
import { countArrivals } from "./count-arrivals.ts";

const at = (time: string, count = 1) => ({ minute: `2026-11-27T${time}:00.000+09:00`, count });
const shown = ({ minutes, counts }: ReturnType<typeof countArrivals>) => [
  minutes,
  counts.map(({ from, count }) => [from.toISOString().slice(11, 16), count]),
];

it("a minute in which nobody came stands between those in which somebody did", () => {
  expect(shown(countArrivals([at("18:00", 2), at("18:02")], 60))).toEqual([
    1,
    [
      ["09:00", 2],
      ["09:01", 0],
      ["09:02", 1],
    ],
  ]);
});

it("minutes are counted together as soon as they are too many to stand side by side", () => {
  expect(shown(countArrivals([at("18:01", 2), at("18:04", 3), at("18:07"), at("18:11")], 3))).toEqual([
    5,
    [
      ["09:00", 5],
      ["09:05", 1],
      ["09:10", 1],
    ],
  ]);
});

it("nobody is lost, whatever the span", () => {
  const all = Array.from({ length: 300 }, (_, minute) =>
    at(`${String(10 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`, 2),
  );
  for (const max of [1, 2, 7, 60, 400]) {
    const { counts } = countArrivals(all, max);
    expect(counts.length).toBeLessThanOrEqual(max);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(600);
  }
});

it("there is nothing to show of nobody", () => {
  expect(countArrivals([], 60)).toEqual({ minutes: 1, counts: [] });
});
