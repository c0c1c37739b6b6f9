import { describe, expect, it } from "vitest";
import { factsOfEvent, factsOfRow } from "./availability-facts.ts";
import {
  type ApplyObstacle,
  applicationsCloseAt,
  applyingOutcome,
  applyObstacles,
  applyState,
  isWindowOpen,
} from "./event-availability.ts";

const now = new Date("2026-11-20T00:00:00Z");
const event = {
  is_published: true,
  cancelled_at: null,
  start_at: "2026-11-27T18:00:00.000+09:00",
  apply_due: null,
  recieption_start_at: null,
  is_full: false,
  is_created_by_hf: false,
  max_participant_num: 10,
  applications_count: 4,
  selection: "first_come" as const,
  has_waiting_list: false,
  lottery_drawn_at: null,
};
const stateWith = (change: Partial<Parameters<typeof factsOfEvent>[0]>) =>
  applyState(factsOfEvent({ ...event, ...change }), now);

describe("whether an event can be applied to", () => {
  it.each([
    ["open", {}],
    ["full", { is_full: true }],
    ["open", { is_full: true, has_waiting_list: true }],
    ["open", { is_full: true, selection: "approval" }],
    ["open", { is_full: true, selection: "lottery" }],
    ["full", { is_full: true, selection: "lottery", lottery_drawn_at: "2026-11-19T18:00:00.000+09:00" }],
    ["closed", { is_full: true, apply_due: "2026-11-19T18:00:00.000+09:00" }],
    ["started", { start_at: "2026-11-19T18:00:00.000+09:00" }],
    ["not_yet_open", { recieption_start_at: "2026-11-21T09:00:00.000+09:00", is_full: true }],
    ["open", { recieption_start_at: "2026-11-20T09:00:00.000+09:00" }],
    // On its own day it is the reception at the place.
    ["open", { recieption_start_at: "2026-11-27T17:30:00.000+09:00" }],
    ["not_public", { is_published: false, cancelled_at: "2026-11-19T18:00:00.000+09:00" }],
    // The API takes no application to it, whether or not it names the page that does.
    ["elsewhere", { is_created_by_hf: true, is_full: true }],
  ] as const)("is %s", (state, change) => {
    expect(stateWith(change)).toBe(state);
  });

  it("includes the very moments of the start, the deadline and the opening", () => {
    const at = "2026-11-20T09:00:00.000+09:00";
    expect(
      stateWith({ start_at: at, apply_due: at, recieption_start_at: "2026-11-19T09:00:00.000+09:00" }),
    ).toBe("open");
  });

  it("has one order of reasons: that it is cancelled comes before everything but that nobody may see it", () => {
    const everything = {
      isPublic: false,
      isCancelled: true,
      startAt: new Date("2026-11-18T09:00:00Z"),
      applyDueAt: new Date("2026-11-17T09:00:00Z"),
      receptionStartAt: null,
      isElsewhere: true,
      selection: "first_come" as const,
      hasWaitingList: false,
      isDrawn: false,
      placesLeft: 0,
    };
    const order: ApplyObstacle[] = ["not_public", "cancelled", "started", "closed", "elsewhere", "full"];
    expect(applyObstacles(everything, now)).toEqual(order);
    expect(applyState({ ...everything, isPublic: true }, now)).toBe("cancelled");
  });

  it("can be waited for where it is full, opens later or is elsewhere, and no more once it is over", () => {
    const states = [
      "open",
      "full",
      "not_yet_open",
      "elsewhere",
      "closed",
      "started",
      "cancelled",
      "not_public",
    ] as const;
    expect(states.filter(isWindowOpen)).toEqual(["open", "full", "not_yet_open", "elsewhere"]);
  });
});

describe("the places of an event", () => {
  it("are never fewer than none, and none where the server says that it is full", () => {
    expect(factsOfEvent(event).placesLeft).toBe(6);
    expect(factsOfEvent({ ...event, applications_count: 12 }).placesLeft).toBe(0);
    expect(factsOfEvent({ ...event, is_full: true }).placesLeft).toBe(0);
  });

  it("are the same on the server, from the row", () => {
    const row = {
      ...event,
      start_at: now,
      apply_due_at: null,
      reception_start_at: null,
      cancelled_at: null,
      lottery_drawn_at: null,
      waiting_count: 0,
      applications_count: 12,
    };
    const placesLeft = (change: Partial<typeof row>) => factsOfRow({ ...row, ...change }).placesLeft;
    expect([placesLeft({}), placesLeft({ applications_count: 9 })]).toEqual([0, 1]);
    // Those who wait have the first claim to a place that is free.
    expect(placesLeft({ applications_count: 9, waiting_count: 1 })).toBe(0);
  });
});

it.each([
  ["place", {}],
  ["place", { is_full: true }],
  ["waiting_list", { is_full: true, has_waiting_list: true }],
  ["place", { has_waiting_list: true }],
  ["review", { selection: "approval", is_full: true, has_waiting_list: true }],
  ["draw", { selection: "lottery" }],
  ["place", { selection: "lottery", lottery_drawn_at: "2026-11-19T18:00:00.000+09:00" }],
] as const)("applying leads to %s where the event is %o", (outcome, change) => {
  expect(applyingOutcome(factsOfEvent({ ...event, ...change }))).toBe(outcome);
});

it("applying ends at the deadline, and at the start where that is sooner or there is none", () => {
  const [sooner, later] = [new Date("2026-11-21T00:00:00Z"), new Date("2026-11-22T00:00:00Z")];
  expect(applicationsCloseAt({ startAt: later, applyDueAt: sooner })).toBe(sooner);
  expect(applicationsCloseAt({ startAt: sooner, applyDueAt: later })).toBe(sooner);
  expect(applicationsCloseAt({ startAt: sooner, applyDueAt: null })).toBe(sooner);
});
