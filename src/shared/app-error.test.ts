import { describe, expect, it } from "vitest";
import * as errors from "./app-error.ts";

it.each([
  [() => errors.notFound("event"), "not_found", { event: [{ code: "not_found" }] }],
  [() => errors.unauthenticated(), "unauthenticated", { user: [{ code: "must_be_logged_in" }] }],
  [() => errors.forbidden(), "forbidden", { user: [{ code: "not_allowed" }] }],
  [() => errors.badRequest(), "bad_request", { request: [{ code: "invalid" }] }],
  [() => errors.invalid("title", "blank"), "invalid", { title: [{ code: "blank" }] }],
  [
    () => errors.invalid("title", "too_long", { max: 9 }),
    "invalid",
    { title: [{ code: "too_long", values: { max: 9 } }] },
  ],
])("%s is %s, with what is wrong by its field", (make, kind, fields) => {
  const error = make();
  expect([error.kind, error.fields, error.name]).toEqual([kind, fields, "AppError"]);
  expect(error.message).toBe(`${kind}: ${JSON.stringify(fields)}`);
  expect([error.retryAfter, error.current]).toEqual([undefined, undefined]);
});

it("an error carries when to try again, and what is saved now", () => {
  const { retryAfter, current } = new errors.AppError("conflict", {}, { retryAfter: 5, current: { id: 1 } });
  expect([retryAfter, current]).toEqual([5, { id: 1 }]);
});

describe("problems", () => {
  const thrown = (problems: errors.Problems, order?: string[]) => {
    try {
      problems.throwIfAny(order);
      return null;
    } catch (error) {
      return error as errors.AppError;
    }
  };

  it("are thrown where there are any, several of a field in their order", () => {
    const problems = new errors.Problems();
    expect([thrown(problems), problems.has("title")]).toEqual([null, false]);
    problems.add("title", "blank");
    problems.add("title", "too_long", { max: 9 });
    expect([problems.has("title"), problems.has("place")]).toEqual([true, false]);
    expect(thrown(problems)?.kind).toBe("invalid");
    expect(thrown(problems)?.fields).toEqual({
      title: [{ code: "blank" }, { code: "too_long", values: { max: 9 } }],
    });
  });

  it("are told in the order of the form, others after them as they came", () => {
    const problems = new errors.Problems();
    for (const field of ["other", "place", "title", "another"]) problems.add(field, "blank");
    const told = (order?: string[]) => Object.keys(thrown(problems, order)?.fields ?? {});
    expect(told(["title", "place"])).toEqual(["title", "place", "other", "another"]);
    expect(told()).toEqual(["other", "place", "title", "another"]);
  });
});
