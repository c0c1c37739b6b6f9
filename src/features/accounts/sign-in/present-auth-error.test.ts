import { describe, expect, it } from "vitest";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { AppError, type AppErrorKind } from "../../../shared/app-error.ts";
import * as present from "./present-auth-error.server.ts";

const japanese = { language: "ja" } as RequestContext;
const error = (kind: AppErrorKind, ...problems: [field: string, code: string][]) =>
  new AppError(kind, Object.fromEntries(problems.map(([field, code]) => [field, [{ code }]])));
const sent = {
  email: "a@example.com",
  password: "secret",
  password_confirmation: "secret",
  current_password: "secret",
};

const all = Object.entries(present);
const tooMany = error("too_many", ["request", "too_many"]);
const unavailable = error("unavailable", ["server", "unavailable"]);
const badRequest = error("bad_request", ["request", "invalid"]);

it.each(all)("%s says alike what does not depend on the call, in English", (_name, presentError) => {
  expect(presentError(tooMany, japanese, sent)).toEqual({
    body: { success: false, errors: ["Too many attempts. Please try again later."] },
  });
  expect(presentError(unavailable, japanese, sent)).toEqual({
    body: { errors: { server: ["can't be served at the moment. Please try again"] } },
  });
  expect(presentError(badRequest, japanese, sent)).toEqual({
    body: { errors: { request: ["is not valid"] } },
  });
});

const errors = {
  graduation_year: ["can't be blank"],
  country_id: ["is not valid"],
  full_messages: ["Graduation year can't be blank", "Country is not valid"],
};
const wrong = error("invalid", ["graduation_year", "blank"], ["country_id", "invalid"]);

describe("a form that is refused", () => {
  it.each([
    ["sign-up", present.presentSignUpError],
    ["the profile", present.presentProfileError],
    ["deleting the account", present.presentDeletionError],
  ])(
    "of %s comes back with every field in words and never with what was typed as a password",
    (_, presentError) => {
      expect(presentError(wrong, japanese, sent)).toEqual({
        body: { status: "error", data: { email: "a@example.com" }, errors },
      });
      expect(presentError(wrong, japanese, undefined)).toEqual({
        body: { status: "error", data: {}, errors },
      });
    },
  );

  it.each([
    ["a request to reset", present.presentResetRequestError],
    ["a new password", present.presentNewPasswordError],
    ["a confirmation", present.presentConfirmationError],
  ])("of %s names every field in words", (_, presentError) => {
    expect(presentError(wrong, japanese, sent)).toEqual({ body: { success: false, errors } });
  });

  it("says in one sentence what a reset and a new password cannot do without", () => {
    const missing = (field: string) => error("invalid", [field, "blank"]);
    const plain = (sentence: string) => ({ success: false, errors: [sentence] });
    expect(present.presentResetRequestError(missing("email"), japanese, sent)).toEqual({
      status: 401,
      body: plain("You must provide an email address."),
    });
    expect(present.presentResetRequestError(missing("redirect_url"), japanese, sent)).toEqual({
      status: 401,
      body: plain("Missing redirect URL."),
    });
    for (const field of ["password", "password_confirmation"]) {
      expect(present.presentNewPasswordError(missing(field), japanese, sent)).toEqual({
        body: plain("You must fill out the fields labeled 'Password' and 'Password confirmation'."),
      });
    }
    const both = new AppError("invalid", { email: [{ code: "too_long" }, { code: "blank" }] });
    expect(present.presentResetRequestError(both, japanese, sent)).toMatchObject({ status: 401 });
    const short = error("invalid", ["password", "too_short_password"]);
    expect(present.presentNewPasswordError(short, japanese, sent)).toMatchObject({
      body: { errors: { full_messages: ["Password is too short (minimum is 6 characters)"] } },
    });
  });
});

it("signing in answers a wrong form as a wrong password, and signing out whom it does not know", () => {
  const plain = (sentence: string) => ({ success: false, errors: [sentence] });
  expect(present.presentSignInError(wrong, japanese, sent)).toEqual({
    status: 401,
    body: plain("Invalid login credentials. Please try again."),
  });
  expect(present.presentSignOutError(wrong, japanese, sent)).toEqual({
    status: 404,
    body: plain("User was not found or was not logged in."),
  });
  expect(present.presentValidationError(wrong, japanese, sent)).toEqual({
    body: plain("Invalid login credentials"),
  });
});

it("who is not signed in has no profile and no account to delete, and sets no new password", () => {
  const nobody = error("unauthenticated", ["user", "must_be_logged_in"]);
  const notFound = (sentence: string) => ({ status: 404, body: { status: "error", errors: [sentence] } });
  expect(present.presentProfileError(nobody, japanese, sent)).toEqual(notFound("User not found."));
  expect(present.presentDeletionError(nobody, japanese, sent)).toEqual(
    notFound("Unable to locate account for destruction."),
  );
  expect(present.presentNewPasswordError(nobody, japanese, sent)).toEqual({
    body: { success: false, errors: ["Unauthorized"] },
  });
});
