import type { RawBuilder, SqlBool } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { eraseMailsOf } from "../../../platform/mail/queue/erase-mails.server.ts";
import { releaseBouncedAddress } from "../../../platform/mail/suppressed-addresses.server.ts";
import { defaultLanguage } from "../../../shared/languages/languages.ts";
import { cancelEmailChange } from "../email-change/email-changes.server.ts";
import type { DeletedUser } from "./account-deletion.server.ts";

/**
 * Erases what the account itself knows, with its sessions and mails.
 * @param usesOfAddress conditions under which the address stays refused, because somebody else has it too
 */
export async function eraseAccount(
  tx: Tx,
  { id, email, now }: DeletedUser,
  usesOfAddress: readonly RawBuilder<SqlBool>[],
): Promise<void> {
  await tx.deleteFrom("sessions").where("user_id", "=", id).execute();
  await cancelEmailChange(tx, id);
  await tx.deleteFrom("known_devices").where("user_id", "=", id).execute();
  await tx.deleteFrom("former_profiles").where("user_id", "=", id).execute();
  await tx.deleteFrom("account_tokens").where("user_id", "=", id).execute();
  await tx.updateTable("team_actions").set({ actor_id: null }).where("actor_id", "=", id).execute();
  await eraseMailsOf(tx, id);
  await releaseBouncedAddress(tx, email, usesOfAddress);
  await tx.updateTable("users").set(nobody(now)).where("id", "=", id).execute();
}

const nobody = (now: Date) => ({
  deleted_at: now,
  email: null,
  guest_email: null,
  guest_nonce: null,
  guest_declined_at: null,
  email_confirmed_at: null,
  password_hash: null,
  first_name: "",
  last_name: "",
  first_name_reading: null,
  last_name_reading: null,
  first_name_guess: null,
  last_name_guess: null,
  country_id: null,
  occupation_id: null,
  university_id: null,
  department_category_id: null,
  graduation_year: null,
  graduation_month: null,
  profile_image_url: null,
  language: defaultLanguage,
  second_language: null,
  wants_newsletter: false,
  wants_announcements: false,
  wants_organizer_digest: false,
  is_uniteam: false,
  blocked_at: null,
  block_reason: null,
});
