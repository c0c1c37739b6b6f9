import { z } from "zod";
import { bareLanguage, languages, readLanguage } from "../../shared/languages/languages.ts";
import { maxPasswordLength, maxPersonNameLength } from "../../shared/limits/max-lengths-on-public-pages.ts";
import { isNameReading } from "../../shared/people/name-reading.ts";
import { Id, isEmail, line } from "../../shared/wire.ts";

/** Full-width letters count as their half-width ones, case and blanks around do not count. */
export const EmailIn = z
  .string()
  .transform((value) => value.normalize("NFKC").trim().toLowerCase())
  .refine((value) => value !== "", { error: "blank", abort: true })
  .refine(isEmail, "not_an_email");

const Name = line(maxPersonNameLength).refine((value) => value !== "", "blank");

/** How a part of a name is read, in full-width kana; an empty text takes it away. */
const Reading = z
  .union([
    z
      .string()
      .overwrite((value) => value.normalize("NFKC"))
      .pipe(
        line(maxPersonNameLength).refine((value) => value === "" || isNameReading(value), "not_a_reading"),
      ),
    z.null(),
  ])
  .transform((value) => value || null)
  .optional();

const readingFields = { first_name_reading: Reading, last_name_reading: Reading };

const Password = z
  .string()
  .refine((value) => value.trim() !== "", { error: "blank", abort: true })
  .min(6, "too_short_password")
  .max(maxPasswordLength, "too_long");

/** Forms send an empty text where nothing is chosen, and ids as texts. */
const Choice = z
  .union(
    [
      Id,
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number),
      z.literal(""),
      z.null(),
    ],
    { error: ({ input }) => (input === undefined ? "blank" : "invalid") },
  )
  .transform((value) => value || null)
  .refine((id) => id === null || id < 2 ** 31, "invalid");

const RequiredChoice = Choice.refine((id) => id !== null, "blank");

const studentId = 1;

const profileFields = {
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
const studentFields = ["department_category_id", "graduation_year", "graduation_month"] as const;
type StudentField = (typeof studentFields)[number];

type StudentFields = { occupation_id?: number | null } & { [field in StudentField]?: number | null };

/** The fields that a student's profile lacks. */
export function missingOfStudent(profile: StudentFields): StudentField[] {
  return profile.occupation_id === studentId ? studentFields.filter((field) => !profile[field]) : [];
}

/** Rules over several fields are told together with those of single fields. */
const atOnce = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null };

const doesNotLack = (field: StudentField) => (person: StudentFields) =>
  !missingOfStudent(person).includes(field);
const blankAt = (field: StudentField) => ({ ...atOnce, path: [field], error: "blank" });

const samePassword = { ...atOnce, path: ["password_confirmation"], error: "not_equal_to_password" };

const OwnAddress = z.string().max(2000, "too_long").nullish();

/** Fields in the order of the form. */
const personFields = {
  first_name: Name,
  last_name: Name,
  ...readingFields,
  email: EmailIn,
  ...profileFields,
};

/** A student's profile has these too. */
const withStudentFields = <Schema extends z.ZodType<StudentFields>>(schema: Schema) =>
  schema
    .refine(doesNotLack("department_category_id"), blankAt("department_category_id"))
    .refine(doesNotLack("graduation_year"), blankAt("graduation_year"))
    .refine(doesNotLack("graduation_month"), blankAt("graduation_month"));

export const SignUpIn = withStudentFields(
  z.object({
    ...personFields,
    password: Password,
    password_confirmation: z.string().optional(),
    confirm_success_url: OwnAddress,
  }),
).refine((person) => person.password_confirmation === person.password, samePassword);
export type SignUpIn = z.output<typeof SignUpIn>;

/** A person whom a provider knows signs up with what it said, in place of a password. */
export const SignUpByTicketIn = withStudentFields(
  z.object({ ...personFields, ticket: z.string().max(500, "too_long"), confirm_success_url: OwnAddress }),
);

/** Somebody who signs up, without how they will sign in. */
export type NewPerson = Omit<z.output<typeof SignUpByTicketIn>, "ticket">;

export const ProfileIn = z
  .object({ first_name: Name, last_name: Name, ...readingFields, ...profileFields })
  .partial();
export type ProfileIn = z.output<typeof ProfileIn>;

/** A code of an app, or a recovery code, as it was typed; anything that is none is told as a wrong one. */
const OneTimeCode = z.string().nullable();

/** Anything that is no account's address and password is told as a wrong one. */
export const SignInIn = z.object({
  email: z.string(),
  password: z.string(),
  confirm_success_url: z.unknown().optional(),
  otp: OneTimeCode.optional(),
});

const NotBlank = z.string().refine((value) => value.trim() !== "", "blank");

export const ResetIn = z.object({ email: NotBlank, redirect_url: NotBlank });

export const ResetCodeIn = z.object({ reset_password_token: z.string(), otp: OneTimeCode });

export const CurrentPassword = z.string().max(1000, "too_long").nullish();

export const AccountDeletion = z.object({ current_password: CurrentPassword });

export const NewPassword = z
  .object({
    password: Password,
    password_confirmation: NotBlank,
    current_password: CurrentPassword,
  })
  .refine(({ password, password_confirmation }) => password === password_confirmation, samePassword);

export const ConfirmationIn = z.object({ email: z.string(), redirect_url: OwnAddress });

export const EmailChangeIn = z.object({ email: EmailIn, current_password: CurrentPassword });

/** A language by its code or another spelling of it. */
export const LanguageIn = z.preprocess(
  (code) => {
    const language = readLanguage(code);
    return language ? bareLanguage(language) : code;
  },
  z.enum(languages, { error: "not_supported" }),
);
