import { expect, it } from "vitest";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { classifyFailure, retryDelay } from "./classify-failure.ts";

it.each([
  [400, { kind: "not_taken" }],
  [422, { kind: "not_taken" }],
  [413, { kind: "not_taken" }],
  [401, { kind: "no_access", access: "signed_out" }],
  [403, { kind: "no_access", access: "forbidden" }],
  [404, { kind: "no_access", access: "not_found" }],
  [410, { kind: "no_access", access: "ended" }],
  [408, { kind: "unreachable", seconds: 7 }],
  [429, { kind: "unreachable", seconds: 7 }],
  [503, { kind: "unreachable", seconds: 7 }],
  [500, { kind: "failed" }],
])("an answer of %d is judged for what to do next", (status, judged) => {
  expect(classifyFailure(new ApiError("POST", status, {}, 7, {}))).toEqual(judged);
});

it("an event that was cancelled is told from a link that has ended", () => {
  const gone = (errors: Record<string, string[]>) => new ApiError("POST", 410, { errors }, null, {});
  expect(classifyFailure(gone({ event: ["has been cancelled"] }))).toMatchObject({ access: "cancelled" });
  expect(classifyFailure(gone({ door_link: ["has ended"] }))).toMatchObject({ access: "ended" });
});

it("no answer is patience, not loss", () => {
  expect(classifyFailure(new Error("cut off"))).toEqual({ kind: "unreachable", seconds: null });
});

it("each failure in a row doubles the wait, up to half a minute", () => {
  expect([1, 2, 3, 20].map((failures) => retryDelay(failures, null, 0.5))).toEqual([
    1000, 2000, 4000, 30_000,
  ]);
});

it("devices that lost the same connection do not come back at once", () => {
  expect(retryDelay(4, null, 0)).toBe(6000);
  expect(retryDelay(4, null, 1)).toBe(10_000);
});

it("the server's own word for how long to wait counts, up to five minutes", () => {
  expect(retryDelay(1, 9, 0)).toBe(9000);
  expect(retryDelay(1, 9000, 0)).toBe(300_000);
});
