import { expect, it } from "vitest";
import { AppError, type AppErrorKind } from "../../../shared/app-error.ts";
import { asAppError, errorBody, statusOf, unexpectedBody } from "./api-error-body.server.ts";

it.each([
  ["bad_request", 400],
  ["unauthenticated", 401],
  ["forbidden", 403],
  ["not_found", 404],
  ["conflict", 409],
  ["too_large", 413],
  ["invalid", 422],
  ["too_many", 429],
  ["unavailable", 503],
] satisfies [AppErrorKind, number][])("%s is answered with %i", (kind, status) => {
  expect(statusOf(new AppError(kind, {}))).toBe(status);
});

it("a refusal tells every problem of every field in the caller's language", () => {
  const error = new AppError("invalid", {
    title: [{ code: "blank" }, { code: "too_long", values: { max: 255 } }],
    x: [{ code: "nobody_knows" }],
  });
  expect(errorBody(error, "en")).toEqual({
    errors: {
      title: ["can't be blank", "is too long (at most 255 characters)"],
      x: ["is not valid"],
    },
  });
  expect(unexpectedBody("en")).toEqual({ errors: { server: ["had an unexpected error"] } });
});

it("a conflict carries what is saved now", () => {
  const error = new AppError("conflict", {}, { current: { id: 1 } });
  expect(errorBody(error, "en")).toEqual({ errors: {}, data: { id: 1 } });
});

it("a refusal is what it is, and a failure that passes can be tried again in a moment", () => {
  const refusal = new AppError("forbidden", {});
  expect(asAppError(refusal)).toBe(refusal);
  for (const passing of [
    { code: "08006" },
    { code: "57P01" },
    { code: "53300" },
    { code: "ECONNRESET" },
    { code: "ENOSPC" },
    { code: "EDQUOT" },
    { syscall: "connect" },
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect"),
    new Error("Client has encountered a connection error and is not queryable"),
    new Error("Client was closed and is not queryable"),
  ]) {
    const error = asAppError(passing);
    expect([passing, error?.kind, error?.fields, error?.retryAfter]).toEqual([
      passing,
      "unavailable",
      { server: [{ code: "unavailable" }] },
      5,
    ]);
  }
});

it("every other failure is a defect", () => {
  for (const defect of [
    null,
    undefined,
    "x",
    new Error("x"),
    new Error("the Connection terminated"),
    { code: "23505" },
    { code: "x08" },
    { code: "57014" },
    { code: "ENOENT" },
    { syscall: "open" },
  ]) {
    expect([defect, asAppError(defect)]).toEqual([defect, null]);
  }
});
