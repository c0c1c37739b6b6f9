import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { isActiveSql } from "../../../shared/application-states.ts";

/**
 * Erases all that is known of a person. What stays: the applications, cancelled and without answers, because organizers count
 * them, and the mails, without address and content, because they count as sent. Both point at a row that says nothing.
 */
export async function eraseAccount(tx: Tx, userId: number, email: string, now: Date): Promise<void> {
  await cancelApplications(tx, userId, now);
  for (const table of ownTables) {
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  await tx
    .updateTable("help_articles")
    .set({ last_updated_by_id: null })
    .where("last_updated_by_id", "=", userId)
    .execute();
  await eraseMails(tx, userId);
  await forgetBounces(tx, email);
  await tx.updateTable("users").set(nobody(now)).where("id", "=", userId).execute();
}

const ownTables = [
  "organization_members",
  "organization_follows",
  "event_reminders",
  "announcement_recipients",
  "sessions",
  "account_tokens",
] as const;

/** Frees the places; without its answers an application says nothing about the person. */
async function cancelApplications(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .deleteFrom("answers")
    .where("application_id", "in", (eb) =>
      eb.selectFrom("applications").select("id").where("user_id", "=", userId),
    )
    .execute();
  await tx
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: now })
    .where("user_id", "=", userId)
    .where(isActiveSql("applications"))
    .execute();
}

/** A worker that has one in hand finds its claim gone, so it writes nothing down. */
async function eraseMails(tx: Tx, userId: number): Promise<void> {
  await sql`
    update mails
       set state = case when state in ('waiting', 'sending') then 'skipped' else state end,
           claimed_by = null, claimed_until = null, address = null, payload = '{}', last_error = null
     where user_id = ${userId}`.execute(tx);
}

/**
 * Who complained about our mails is still not to get any, and an address that an organization has too still refuses them: both
 * entries stay.
 */
async function forgetBounces(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("suppressed_addresses")
    .where("address", "=", email.toLowerCase())
    .where("reason", "=", "bounce")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("organizations")
            .select("id")
            .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase())),
        ),
      ),
    )
    .execute();
}

const nobody = (now: Date) => ({
  deleted_at: now,
  email: null,
  email_confirmed_at: null,
  password_hash: null,
  first_name: "",
  last_name: "",
  country_id: null,
  occupation_id: null,
  university_id: null,
  department_category_id: null,
  graduation_year: null,
  graduation_month: null,
  profile_image_url: null,
  language: "en" as const,
  wants_newsletter: false,
  wants_announcements: false,
  wants_organizer_digest: false,
  is_uniteam: false,
});
