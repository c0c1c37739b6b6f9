import { expect, it } from "vitest";
import { placeOrigin } from "./place-origin.ts";

const row = { state: "confirmed", decided_at: null, promoted_at: null, has_account: true } as const;
const time = "2026-11-20T10:00:00.000+09:00";

it.each([
  ["drawn", {}],
  ["moved_up", { promoted_at: time }],
  ["accepted", { decided_at: time }],
  ["accepted", { decided_at: time, promoted_at: time }],
  ["added", { has_account: false }],
  [null, { state: "waiting" as const }],
  [null, { state: "declined" as const, decided_at: time }],
])("a place is %s", (origin, more) => {
  expect(placeOrigin({ ...row, ...more })).toBe(origin);
});
