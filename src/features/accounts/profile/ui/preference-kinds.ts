import type { MailPreferences } from "../../accounts.contract.ts";

export type PreferenceKind = keyof MailPreferences;

/** The kinds of mails that one can decline, in the order of the form. */
export const preferenceKinds = [
  "newsletter",
  "announcements",
  "organizer_digest",
] as const satisfies PreferenceKind[];
