import { z } from "zod";
import { call } from "../../shared/call.ts";
import { Id, isEmail, text } from "../../shared/wire.ts";
import { University } from "../masters/contract.ts";

/** The signed-in person. */
export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  profile_image: z.string().nullable(),
  language: z.enum(["ja", "en"]),
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
});
export type User = z.infer<typeof User>;

/** The session protocol's answers say these two besides. */
const AuthUser = User.extend({ uid: z.string(), provider: z.literal("email") });

/** Full-width letters count as their half-width ones, case and blanks around do not count. */
export const EmailIn = z
  .string()
  .transform((value) => value.normalize("NFKC").trim().toLowerCase())
  .refine((value) => value !== "", { error: "blank", abort: true })
  .refine(isEmail, "not_an_email");

const Name = text(100).refine((value) => value !== "", "blank");

export const passwordLength = { min: 6, max: 128 };

const Password = z
  .string()
  .refine((value) => value !== "", { error: "blank", abort: true })
  .min(passwordLength.min, "too_short_password")
  .max(passwordLength.max, "too_long");

/** Forms send an empty text where nothing is chosen, and ids as texts. */
const Choice = z
  .union(
    [
      z.literal(""),
      z.null(),
      Id,
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number),
    ],
    "invalid",
  )
  .transform((value) => value || null)
  .refine((id) => id === null || id < 2 ** 31, "invalid");

const RequiredChoice = Choice.refine((id) => id !== null, "blank");

const studentId = 1;

const profileFields = {
  first_name: Name,
  last_name: Name,
  country_id: RequiredChoice,
  occupation_id: RequiredChoice,
  university_id: Choice.optional(),
  department_category_id: Choice.optional(),
  graduation_year: Choice.optional(),
  graduation_month: Choice.refine(
    (month) => month === null || month === 3 || month === 9,
    "invalid",
  ).optional(),
};

/** 'Other' university has an empty id, so a student's university may be empty. */
export const studentFields = ["department_category_id", "graduation_year", "graduation_month"] as const;

type StudentFields = { occupation_id?: number | null } & {
  [field in (typeof studentFields)[number]]?: number | null;
};

/** What a student's profile lacks, field by field. */
export function missingOfStudent(profile: StudentFields): (typeof studentFields)[number][] {
  return profile.occupation_id === studentId ? studentFields.filter((field) => !profile[field]) : [];
}

export const SignUpIn = z
  .object({
    ...profileFields,
    email: EmailIn,
    password: Password,
    password_confirmation: z.string().optional(),
    confirm_success_url: z.string().max(2000).nullish(),
  })
  .superRefine((person, ctx) => {
    for (const field of missingOfStudent(person))
      ctx.addIssue({ code: "custom", path: [field], message: "blank" });
    if (person.password_confirmation !== person.password) {
      ctx.addIssue({ code: "custom", path: ["password_confirmation"], message: "not_equal_to_password" });
    }
  });
export type SignUpIn = z.output<typeof SignUpIn>;

export const NewPassword = z
  .object({
    password: Password,
    password_confirmation: z.string(),
    current_password: z.string().max(1000).nullish(),
  })
  .refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ["password_confirmation"],
    error: "not_equal_to_password",
  });

export const ProfileIn = z.object(profileFields).partial();
export type ProfileIn = z.output<typeof ProfileIn>;

const Loose = z.record(z.string(), z.unknown());

export const MailPreferences = z.object({
  newsletter: z.boolean(),
  announcements: z.boolean(),
  organizer_digest: z.boolean(),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

const Token = z.object({ token: z.string().max(500).optional() });
const succeeded = z.object({ success: z.boolean() });
const redirected = z.unknown();

export const accountCalls = {
  "POST /auth": call({
    summary: "Sign up; the session comes back at once, the confirmation mail goes out",
    bare: true,
    body: Loose,
    answer: z.object({ status: z.string(), data: AuthUser }),
  }),
  "PUT /auth": call({
    summary: "Change one's own profile",
    bare: true,
    body: Loose,
    answer: z.object({ status: z.string(), data: AuthUser }),
  }),
  "DELETE /auth": call({
    summary: "Delete one's own account; applications are kept without name",
    bare: true,
    answer: z.object({ status: z.string(), message: z.string() }),
  }),
  "POST /auth/sign_in": call({
    summary: "Sign in on one more device",
    bare: true,
    body: Loose,
    answer: z.object({ data: AuthUser }),
  }),
  "DELETE /auth/sign_out": call({ summary: "Sign this device out", bare: true, answer: succeeded }),
  "GET /auth/validate_token": call({
    summary: "Whether the session is valid",
    bare: true,
    answer: succeeded.extend({ data: AuthUser }),
  }),
  "POST /auth/password": call({
    summary: "Ask for a mail with a link to set a new password; known addresses and others answer alike",
    bare: true,
    body: Loose,
    answer: succeeded.extend({ message: z.string() }),
  }),
  "GET /auth/password/edit": call({
    summary: "The mail's link: redirects with a session that may set a new password",
    bare: true,
    query: Loose,
    answer: redirected,
  }),
  "PUT /auth/password": call({
    summary: "Set a new password, from a link's session or with `current_password`; ends all other sessions",
    bare: true,
    body: Loose,
    answer: succeeded.extend({ data: AuthUser, message: z.string() }),
  }),
  "GET /auth/confirmation": call({
    summary: "The confirmation mail's link: redirects with `account_confirmation_success`",
    bare: true,
    query: Loose,
    answer: redirected,
  }),
  "POST /auth/confirmation": call({
    summary: "Send the confirmation mail again",
    bare: true,
    body: Loose,
    answer: succeeded.extend({ message: z.string() }),
  }),
  "GET /authentications/uniteam": call({
    summary: "Whether the caller is of the product team",
    answer: z.literal(true),
  }),
  "GET /users/own": call({ summary: "The signed-in person", answer: User }),
  "POST /users/own/set_language": call({
    summary: "Keep the language of the `user-locale` header as one's own",
    answer: z.object({ language: z.enum(["ja", "en"]) }),
  }),
  "GET /users/own/mail_preferences": call({
    summary: "Which mails one wants; also by a mail's token",
    query: Token,
    answer: MailPreferences,
  }),
  "PUT /users/own/mail_preferences": call({
    summary: "Choose which mails one wants; also by a mail's token",
    query: Token,
    body: MailPreferences.partial(),
    answer: MailPreferences,
  }),
  "POST /users/own/mail_preferences": call({
    summary: "One-click unsubscribing (RFC 8058) by a mail's token",
    query: Token,
    answer: MailPreferences,
  }),
};
