import { accountParts } from "./account-parts.server.ts";
import { applicationParts } from "./application-parts.server.ts";
import { attendanceParts } from "./attendance-parts.server.ts";
import type { ExportPart } from "./export-part.server.ts";
import { interestParts } from "./interest-parts.server.ts";
import { organizingParts } from "./organizing-parts.server.ts";

/** The files of an export, in their order. Nothing of them tells of anybody but the person. */
export const exportParts: readonly ExportPart[] = [
  ...accountParts,
  ...applicationParts,
  ...attendanceParts,
  ...interestParts,
  ...organizingParts,
];

/**
 * Columns that point at people or at their applications and whose rows are in no file, with the reason. A test fails for a column that stands neither
 * here nor at a part.
 */
export const leftOut: Record<string, string> = {
  "account_tokens.user_id": "digests of mailed links, which end within hours and say nothing of anybody",
  "passkey_challenges.user_id": "a random number for some minutes",
};

/** Columns of `users` that the profile does not tell, with the reason. */
export const leftOutOfProfile: Record<string, string> = {
  password_hash: "a secret",
  links_version: "a count of changes of the password, by which links in mails end",
  is_guest: "guests have no account, and so no export",
  guest_email: "as above",
  guest_nonce: "as above",
  guest_declined_at: "as above",
  deleted_at: "there is no export of a deleted account",
  blocked_at: "there is no export of a blocked account: nobody can sign in to it",
  block_reason: "as above",
};
