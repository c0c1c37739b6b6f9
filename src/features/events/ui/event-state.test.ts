import { describe, expect, it } from "vitest";
import { applicationsOpenAt, applyState } from "./event-state.ts";

const now = Date.parse("2026-11-20T00:00:00Z");
const event = {
  cancelled_at: null,
  start_at: "2026-11-27T18:00:00.000+09:00",
  apply_due: null,
  recieption_start_at: null,
  is_full: false,
  is_created_by_hf: false,
};

describe("whether an event can be applied to", () => {
  it.each([
    ["open", {}],
    ["full", { is_full: true }],
    ["closed", { is_full: true, apply_due: "2026-11-19T18:00:00.000+09:00" }],
    ["started", { start_at: "2026-11-19T18:00:00.000+09:00" }],
    ["not_yet_open", { recieption_start_at: "2026-11-21T09:00:00.000+09:00", is_full: true }],
    ["open", { recieption_start_at: "2026-11-20T09:00:00.000+09:00" }],
    // On its own day it is the reception at the place.
    ["open", { recieption_start_at: "2026-11-27T17:30:00.000+09:00" }],
    ["cancelled", { cancelled_at: "2026-11-19T18:00:00.000+09:00", is_created_by_hf: true }],
    // The API takes no application to it, whether or not it names the page that does.
    ["elsewhere", { is_created_by_hf: true, is_full: true }],
  ])("is %s", (state, change) => {
    expect(applyState({ ...event, ...change }, now)).toBe(state);
  });
});

it("a reception before the day of the event is that of applications, on the day that of people", () => {
  const { start_at } = event;
  const opens = (recieption_start_at: string) => applicationsOpenAt({ start_at, recieption_start_at });
  expect(opens("2026-11-26T23:59:00.000+09:00")).toBe("2026-11-26T23:59:00.000+09:00");
  expect(opens("2026-11-27T00:00:00.000+09:00")).toBeNull();
});
