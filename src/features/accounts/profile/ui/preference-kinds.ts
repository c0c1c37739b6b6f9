import type { PreferenceKind } from "../../email-preferences/mail-preferences.contract.ts";

/** The kinds of mails that one can decline, in the order of the form. */
export const preferenceKinds = [
  "newsletter",
  "announcements",
  "organizer_digest",
] as const satisfies PreferenceKind[];
