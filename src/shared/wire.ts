import { z } from "zod";
import { asLine, asLines } from "./clean-text.ts";
import { maxSecureAddressLength } from "./limits/max-lengths-for-organizers.ts";
import { maxEmailLength } from "./limits/max-lengths-on-public-pages.ts";
import { readTime } from "./time/read-time.ts";

/** Ids are positive 32-bit integers; anything else names nothing. */
const idAtMost = 2 ** 31 - 1;

/** An id inside a body or an answer. */
export const Id = z.int().min(1).max(idAtMost);

/** An id in the path; what is none answers 404 with the noun of the missing thing. */
export function pathId(noun: string) {
  return z
    .union([z.int(noun), z.string(noun).regex(/^[1-9]\d{0,9}$/, noun)], noun)
    .transform(Number)
    .refine((id) => id >= 1 && id <= idAtMost, noun);
}

/** An id among the query parameters. */
export const QueryId = z
  .union([z.int("invalid"), z.string("blank").regex(/^[1-9]\d{0,9}$/, "invalid")], "blank")
  .transform(Number)
  .refine((id) => id >= 1 && id <= idAtMost, "invalid");

/** A name inside the path; one that the database cannot hold names nothing. */
export function pathName(noun: string) {
  return z
    .string()
    .max(500, noun)
    .refine((name) => !name.includes("\u0000"), noun);
}

/** The name of a file that is to be uploaded. */
export const FileName = z.string("blank").max(500, "too_long");

/** Where the next page of a list begins, as the page before told it. */
export const PageCursor = z.string().max(100, "invalid").optional();

/** A time as answers show it: `2025-05-10T18:00:00.000+09:00`. */
export const WireTime = z.string().meta({ format: "date-time" });

/** A time in a body: ISO 8601 with offset, or `YYYY-MM-DD HH:mm` as Japan's time. */
export const TimeIn = z
  .string()
  .refine((text) => readTime(text) !== null, "not_a_date")
  .transform((text) => readTime(text) as Date);

/** As `TimeIn`; an empty text and null clear the time. */
export const OptionalTimeIn = z
  .string()
  .nullable()
  .refine((text) => !text?.trim() || readTime(text) !== null, "not_a_date")
  .transform((text) => readTime(text ?? ""));

/** Text of several lines that the database can hold: its length is bounded and it has no NUL. */
export function text(max: number) {
  return cleaned(asLines, max);
}

/** As `text`, of one line: what is pasted with breaks or invisible characters is taken without them. */
export function line(max: number) {
  return cleaned(asLine, max);
}

function cleaned(clean: (value: string) => string, max: number) {
  return z
    .string()
    .overwrite(clean)
    .trim()
    .max(max, "too_long")
    .refine((value) => !value.includes("\u0000"), "invalid");
}

/** As `text`, where nothing has to be said: null is as good as an empty text, and a key may be left out. */
export function optionalText(max: number) {
  return optional(text(max));
}

export function optionalLine(max: number) {
  return optional(line(max));
}

function optional(value: z.ZodString) {
  return value
    .nullable()
    .transform((value) => value ?? "")
    .optional();
}

/** An address on the web, or nothing: an empty text and null clear it. */
export const OptionalWebAddress = line(2000)
  .nullable()
  .refine((value) => !value || isWebAddress(value), "not_a_web_address")
  .transform((value) => value || null);

/** An https address of at most 500 characters; null and an empty text are none. */
export const OptionalSecureAddress = line(maxSecureAddressLength)
  .nullable()
  .refine((value) => !value || (/^https:\/\//i.test(value) && URL.canParse(value)), "not_a_secure_address")
  .transform((value) => value || null);

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** Whether a text has the form of an e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && z.email().safeParse(value).success;
}
