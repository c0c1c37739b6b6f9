import { describe, expect, it } from "vitest";
import type { AppError } from "../../../shared/app-error.ts";
import { isInWindow, requireApplicationsHere, requireOpen, requireWindow } from "./apply-errors.server.ts";

type Event = Parameters<typeof requireOpen>[0];

const now = new Date("2026-11-20T12:00:00+09:00");
const before = new Date("2026-11-20T11:59:59+09:00");
const open = {
  is_published: true,
  cancelled_at: null,
  start_at: new Date("2026-11-27T18:00:00+09:00"),
  apply_due_at: null,
  reception_start_at: null,
  is_created_by_hf: false,
  max_participant_num: 1,
  applications_count: 0,
} as Event;
const hidden = { is_published: false };
const cancelled = { cancelled_at: before };
const started = { start_at: before };
const closed = { apply_due_at: before };
const elsewhere = { is_created_by_hf: true };
const full = { applications_count: 1 };
const later = { reception_start_at: new Date("2026-11-21T09:00:00+09:00") };

const codes = {
  hidden: ["not_found", { event: [{ code: "not_found" }] }],
  cancelled: ["invalid", { event: [{ code: "is_cancelled" }] }],
  started: ["invalid", { start_at: [{ code: "has_passed" }] }],
  closed: ["invalid", { apply_due: [{ code: "has_passed" }] }],
  elsewhere: ["invalid", { event: [{ code: "own_page" }] }],
  full: ["invalid", { event: [{ code: "full" }] }],
};

/** The kind and fields that are thrown; null where nothing is. */
function thrownBy(rule: (event: Event, at: Date) => void, changes: Partial<Event>) {
  try {
    rule({ ...open, ...changes }, now);
    return null;
  } catch (error) {
    const { kind, fields } = error as AppError;
    return [kind, fields];
  }
}

describe("a place is refused", () => {
  it.each([
    ["of an event that is hidden", { ...hidden, ...cancelled }, codes.hidden],
    ["of one that was cancelled", { ...cancelled, ...started }, codes.cancelled],
    ["of one that has begun", { ...started, ...closed }, codes.started],
    ["after the deadline", { ...closed, ...elsewhere }, codes.closed],
    ["of the provider's event", { ...elsewhere, ...full }, codes.elsewhere],
    ["where none is left, also before applications open", { ...full, ...later }, codes.full],
  ])("%s", (_rule, changes, error) => {
    expect(thrownBy(requireOpen, changes)).toEqual(error);
  });

  it("for no other reason: the API takes applications before they open", () => {
    expect(thrownBy(requireOpen, {})).toBeNull();
    expect(thrownBy(requireOpen, later)).toBeNull();
  });
});

it("an event of the provider names its page whatever the time, but for one that was cancelled", () => {
  for (const changes of [elsewhere, { ...elsewhere, ...started }, { ...elsewhere, ...full }]) {
    expect(thrownBy(requireApplicationsHere, changes)).toEqual(codes.elsewhere);
  }
  for (const changes of [{ ...elsewhere, ...cancelled }, {}, full, closed]) {
    expect(thrownBy(requireApplicationsHere, changes)).toBeNull();
  }
});

it("a full event, the provider's and one that opens later can be waited for; one that is over cannot", () => {
  for (const changes of [{}, full, later, elsewhere]) {
    expect(thrownBy(requireWindow, changes)).toBeNull();
    expect(isInWindow({ ...open, ...changes }, now)).toBe(true);
  }
  for (const [changes, error] of [
    [hidden, codes.hidden],
    [cancelled, codes.cancelled],
    [started, codes.started],
    [closed, codes.closed],
  ] as const) {
    expect(thrownBy(requireWindow, changes)).toEqual(error);
    expect(isInWindow({ ...open, ...changes }, now)).toBe(false);
  }
});
