import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";

/** Which mails a person wants besides those that they must have. */
export const MailPreferences = z.object({
  newsletter: z.boolean(),
  announcements: z.boolean(),
  organizer_digest: z.boolean(),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

/** A kind of mail that one can decline. */
export type PreferenceKind = keyof MailPreferences;

const Token = z.object({ token: z.string().max(500).optional() });

export const mailPreferenceContracts = {
  "GET /users/own/mail_preferences": defineContract({
    summary: "Which mails one wants; also by a mail's token",
    refusals: [401],
    query: Token,
    answer: MailPreferences,
  }),
  "PUT /users/own/mail_preferences": defineContract({
    summary: "Choose which mails one wants; also by a mail's token",
    refusals: [401],
    query: Token,
    body: MailPreferences.partial(),
    answer: MailPreferences,
  }),
  "POST /users/own/mail_preferences": defineContract({
    summary: "One-click unsubscribing (RFC 8058) by a mail's token",
    refusals: [401],
    query: Token,
    answer: MailPreferences,
  }),
};
