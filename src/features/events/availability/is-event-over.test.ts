import { expect, it } from "vitest";
import { isEventOver } from "./is-event-over.ts";

const start_at = "2026-11-27T18:00:00.000+09:00";

it("an event is over when it ends, six hours after the start where no end is told", () => {
  const ends = { start_at, end_at: "2026-11-27T20:00:00.000+09:00" };
  expect(isEventOver(ends, new Date("2026-11-27T20:00:00+09:00"))).toBe(false);
  expect(isEventOver(ends, new Date("2026-11-27T20:00:01+09:00"))).toBe(true);
  const open = { start_at, end_at: null };
  expect(isEventOver(open, new Date("2026-11-28T00:00:00+09:00"))).toBe(false);
  expect(isEventOver(open, new Date("2026-11-28T00:00:01+09:00"))).toBe(true);
});
