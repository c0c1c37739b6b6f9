import { describe, expect, it } from "vitest";
import { applyState } from "./event-state.ts";

const now = Date.parse("2026-11-20T00:00:00Z");
const event = {
  cancelled_at: null,
  start_at: "2026-11-27T18:00:00.000+09:00",
  apply_due: null,
  is_full: false,
  is_created_by_hf: false,
};

describe("whether an event can be applied to", () => {
  it.each([
    ["open", {}],
    ["full", { is_full: true }],
    ["closed", { is_full: true, apply_due: "2026-11-19T18:00:00.000+09:00" }],
    ["started", { start_at: "2026-11-19T18:00:00.000+09:00" }],
    ["cancelled", { cancelled_at: "2026-11-19T18:00:00.000+09:00", is_created_by_hf: true }],
    // The API takes no application to it, whether or not it names the page that does.
    ["elsewhere", { is_created_by_hf: true, is_full: true }],
  ])("is %s", (state, change) => {
    expect(applyState({ ...event, ...change }, now)).toBe(state);
  });
});
