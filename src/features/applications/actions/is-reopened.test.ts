import { expect, it } from "vitest";
import type { AvailabilityFacts } from "../../events/events.public.ts";
import { isReopened } from "./is-reopened.ts";

const now = new Date("2026-11-20T03:00:00Z");
const later = new Date("2026-11-20T04:00:00Z");
const ahead = { isPublic: true, isCancelled: false, startAt: later } as AvailabilityFacts;

it("answers are open until the moment, of an event that lies ahead", () => {
  expect(isReopened(later, ahead, now)).toBe(true);
  expect(isReopened(now, ahead, now)).toBe(false);
  expect(isReopened(null, ahead, now)).toBe(false);
  expect(isReopened(later, { ...ahead, isCancelled: true }, now)).toBe(false);
  expect(isReopened(later, { ...ahead, isPublic: false }, now)).toBe(false);
  expect(isReopened(later, { ...ahead, startAt: new Date(now.getTime() - 1) }, now)).toBe(false);
});
