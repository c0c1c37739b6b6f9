import { expect, it } from "vitest";
import { type ApplicationState, applicationStates } from "../../../shared/application-states.ts";
import { linkedSituation } from "./linked-situation.ts";

const start = "2026-11-27T18:00:00.000+09:00";
const before = new Date("2026-11-27T17:59:00+09:00");
const after = new Date("2026-11-27T18:00:01+09:00");
const linked = (state: ApplicationState, cancelled_at: string | null = null) => ({
  application: { state, offer_expires_at: "2026-11-27T17:00:00.000+09:00", cancel_reason: null },
  event: { start_at: start, cancelled_at },
});

it.each(applicationStates.filter((state) => state !== "offered"))(
  "until the start %s says how it stands",
  (state) => {
    expect(linkedSituation(linked(state), before)).toBe(state);
  },
);

it("an offer stands until its end, that moment included", () => {
  const end = new Date("2026-11-27T17:00:00+09:00");
  expect(linkedSituation(linked("offered"), end)).toBe("offered");
  expect(linkedSituation(linked("offered"), before)).toBe("offer_over");
});

it("an offer that nobody accepted in time is told as that, not as no application", () => {
  const { application, event } = linked("cancelled");
  const expired = { application: { ...application, cancel_reason: "expired" as const }, event };
  expect(linkedSituation(expired, before)).toBe("offer_expired");
});

it.each(applicationStates)("who is %s is told first that the event has begun or is called off", (state) => {
  expect(linkedSituation(linked(state), after)).toBe("begun");
  expect(linkedSituation(linked(state, start), before)).toBe("called_off");
});
