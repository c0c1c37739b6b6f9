import { expect, it } from "vitest";
import { applicationsOpenAt } from "./availability-facts.ts";

it("a reception before the day of the event is that of applications, on the day that of people", () => {
  const startAt = new Date("2026-11-27T18:00:00+09:00");
  const opens = (receptionStartAt: Date | null) => applicationsOpenAt({ startAt, receptionStartAt });
  const eve = new Date("2026-11-26T23:59:00+09:00");
  expect(opens(eve)).toBe(eve);
  expect(opens(new Date("2026-11-27T00:00:00+09:00"))).toBeNull();
  expect(opens(null)).toBeNull();
});
