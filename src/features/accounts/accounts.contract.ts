import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { languages } from "../../shared/languages/languages.ts";
import { Id, WireTime } from "../../shared/wire.ts";
import { University } from "../reference-data/reference-data.contract.ts";
import {
  AccountDeletion,
  ConfirmationIn,
  LanguageIn,
  NewPassword,
  ProfileIn,
  ResetCodeIn,
  ResetIn,
  SignInIn,
  SignUpIn,
} from "./account-inputs.ts";
import { mailPreferenceContracts } from "./email-preferences/mail-preferences.contract.ts";

export { EmailIn } from "./account-inputs.ts";

/** A university that somebody has proved to be of, by a mail to an address there, and until when that counts. */
export const Affiliation = z.object({ university: University, verified_until: WireTime });
export type Affiliation = z.infer<typeof Affiliation>;

/** The signed-in person. */
export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** How the name is read, in kana or Latin letters; null where the person has not told it. */
  first_name_reading: z.string().nullable(),
  last_name_reading: z.string().nullable(),
  email: z.string(),
  profile_image: z.string().nullable(),
  language: z.enum(languages),
  /** For what an organizer has not written in theirs; null where they chose none. */
  second_language: z.enum(languages).nullable(),
  is_uniteam: z.boolean(),
  authenticated: z.literal(true),
  university: University.nullable(),
  /** Of the profile form. */
  country_id: Id.nullable(),
  occupation_id: Id.nullable(),
  university_id: Id.nullable(),
  department_category_id: Id.nullable(),
  graduation_year: z.int().nullable(),
  graduation_month: z.int().nullable(),
  /** Null where nothing is proved, or its year is over. */
  affiliation: Affiliation.nullable(),
  /**
   * By the id of a coming event that lets some apply first: whether the person may apply now. Only of events that opened before the
   * profile was changed, since the profile of then counts; for all others the profile tells it.
   */
  admissions: z.record(z.string(), z.enum(["now", "later"])).optional(),
});
export type User = z.infer<typeof User>;

/** The session protocol's answers say these two besides. */
export const AuthUser = User.extend({ uid: z.string(), provider: z.literal("email") });

export { CurrentPassword, SignUpByTicketIn } from "./account-inputs.ts";

const succeeded = z.object({ success: z.boolean() });

const link = { config: z.string().optional(), redirect_url: z.string().default("") };
const ResetLink = z.object({ ...link, reset_password_token: z.string().default("") });
const ConfirmationLink = z.object({ ...link, confirmation_token: z.string().default("") });

/** More than the longest names, address and passwords take, in whatever spelling. */
const bodyBytesAtMost = 32 * 1024;

export const accountContracts = {
  "POST /auth": defineContract({
    summary: "Sign up; the session comes back at once, the confirmation mail goes out",
    refusals: [429],
    bare: true,
    bodyBytesAtMost,
    body: SignUpIn,
    answer: z.object({ status: z.string(), data: AuthUser }),
  }),
  "PUT /auth": defineContract({
    summary: "Change one's own profile",
    refusals: [404],
    bare: true,
    bodyBytesAtMost,
    body: ProfileIn,
    answer: z.object({ status: z.string(), data: AuthUser }),
  }),
  "DELETE /auth": defineContract({
    summary: "Delete one's own account; `current_password` is checked where it is sent",
    refusals: [404, 429],
    bare: true,
    bodyBytesAtMost,
    body: AccountDeletion,
    answer: z.object({ status: z.string(), message: z.string() }),
  }),
  "POST /auth/sign_in": defineContract({
    summary:
      "Sign in on one more device; an account with codes answers 401 with `needs`: `totp` until `otp` is sent, a code or a recovery code",
    refusals: [401, 429],
    bare: true,
    bodyBytesAtMost,
    body: SignInIn,
    answer: z.object({ data: AuthUser }),
  }),
  "DELETE /auth/sign_out": defineContract({
    summary: "Sign this device out",
    refusals: [404],
    bare: true,
    answer: succeeded,
  }),
  "GET /auth/validate_token": defineContract({
    summary: "Whether the session is valid",
    bare: true,
    answer: succeeded.extend({ data: AuthUser }),
  }),
  "POST /auth/password": defineContract({
    summary: "Ask for a mail with a link to set a new password; known addresses and others answer alike",
    refusals: [401, 429],
    bare: true,
    bodyBytesAtMost,
    body: ResetIn,
    answer: succeeded.extend({ message: z.string() }),
  }),
  "GET /auth/password/edit": defineContract({
    summary:
      "The mail's link: redirects with a session that may set a new password; with `needs=totp` in its place for an account with codes",
    refusals: [404],
    bare: true,
    query: ResetLink,
    answer: z.unknown(),
    media: "redirect",
  }),
  "POST /auth/password/session": defineContract({
    summary:
      "The session of a mail's link for an account with codes: the link's token and a code or recovery code",
    refusals: [401, 429],
    bare: true,
    bodyBytesAtMost,
    body: ResetCodeIn,
    answer: z.object({ data: AuthUser }),
  }),
  "PUT /auth/password": defineContract({
    summary: "Set a new password, from a link's session or with `current_password`; ends all other sessions",
    refusals: [429],
    bare: true,
    bodyBytesAtMost,
    body: NewPassword,
    answer: succeeded.extend({ data: AuthUser, message: z.string() }),
  }),
  "GET /auth/confirmation": defineContract({
    summary: "The confirmation mail's link: redirects with `account_confirmation_success`",
    refusals: [404],
    bare: true,
    query: ConfirmationLink,
    answer: z.unknown(),
    media: "redirect",
  }),
  "POST /auth/confirmation": defineContract({
    summary: "Send the confirmation mail again",
    refusals: [429],
    bare: true,
    bodyBytesAtMost,
    body: ConfirmationIn,
    answer: succeeded.extend({ message: z.string() }),
  }),
  "GET /authentications/uniteam": defineContract({
    summary: "Whether the caller is of the product team",
    answer: z.literal(true),
  }),
  "GET /users/own": defineContract({ summary: "The signed-in person", answer: User }),
  "POST /users/own/set_language": defineContract({
    summary: "Keep the language of `user-locale` as one's own, and a second one for texts that are not in it",
    body: z.object({ second_language: LanguageIn.nullable().optional() }),
    answer: z.object({ language: z.enum(languages), second_language: z.enum(languages).nullable() }),
  }),
  ...mailPreferenceContracts,
};
