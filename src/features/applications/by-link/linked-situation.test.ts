import { expect, it } from "vitest";
import { type ApplicationState, applicationStates } from "../../../shared/application-states.ts";
import { deedsOf, linkedSituation, wantedFirst } from "./linked-situation.ts";

const start = "2026-11-27T18:00:00.000+09:00";
const before = new Date("2026-11-27T17:59:00+09:00");
const after = new Date("2026-11-27T18:00:01+09:00");
const linked = (state: ApplicationState, cancelled_at: string | null = null) => ({
  application: { state, offer_expires_at: "2026-11-27T17:00:00.000+09:00", cancel_reason: null },
  event: { start_at: start, cancelled_at },
});

it.each([
  ["confirmed", ["give_on"]],
  ["waiting", ["leave_queue"]],
  ["under_review", ["withdraw"]],
  ["entered", ["withdraw"]],
  ["declined", []],
  ["cancelled", []],
] as const)("until the start, who is %s can do: %s", (state, deeds) => {
  expect(linkedSituation(linked(state), before)).toBe(state);
  expect(deedsOf(linkedSituation(linked(state), before))).toEqual(deeds);
});

it("an offer can be accepted or passed until its end, that moment included, and neither afterwards", () => {
  const end = new Date("2026-11-27T17:00:00+09:00");
  expect(deedsOf(linkedSituation(linked("offered"), end))).toEqual(["accept", "pass"]);
  expect(linkedSituation(linked("offered"), before)).toBe("offer_over");
  expect(deedsOf("offer_over")).toEqual([]);
});

it("an offer that nobody accepted in time is told as that, not as no application", () => {
  const { application, event } = linked("cancelled");
  const expired = { application: { ...application, cancel_reason: "expired" as const }, event };
  expect(linkedSituation(expired, before)).toBe("offer_expired");
  expect(deedsOf("offer_expired")).toEqual([]);
});

it.each(applicationStates)("who is %s can do nothing once the event has begun or is called off", (state) => {
  expect(linkedSituation(linked(state), after)).toBe("begun");
  expect(linkedSituation(linked(state, start), before)).toBe("called_off");
  expect([...deedsOf("begun"), ...deedsOf("called_off")]).toEqual([]);
});

it("the button of the link that was followed stands first", () => {
  expect(wantedFirst(["accept", "pass"], "pass")).toEqual(["pass", "accept"]);
  for (const wanted of ["accept", "leave_queue", "", null]) {
    expect(wantedFirst(["accept", "pass"], wanted)).toEqual(["accept", "pass"]);
  }
});
