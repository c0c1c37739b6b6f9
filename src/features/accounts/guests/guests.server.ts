import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import type { Extensions } from "../../../platform/extensions.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { accountDeletion } from "../deletion/account-deletion.server.ts";
import { eraseAccount } from "../deletion/erase-account.server.ts";

interface NewGuest {
  firstName: string;
  lastName: string;
  /** Where mails of the event go; null where none is known. In the form in which addresses are kept. */
  email: string | null;
  /** Of the call that adds them; null where it has none. */
  nonce: string | null;
  /** Of the mails. */
  language: Language;
}

/** Writes somebody who has no account and nothing to sign in with. They get no mail beside those of the event they were added to. */
export async function addGuest(
  tx: Tx,
  { firstName, lastName, email, nonce, language }: NewGuest,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto("users")
    .values({
      first_name: firstName,
      last_name: lastName,
      is_guest: true,
      guest_email: email,
      guest_nonce: nonce,
      language,
      wants_newsletter: false,
      wants_announcements: false,
      wants_organizer_digest: false,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The account that has confirmed the address: anybody can sign up with somebody else's, and would be given their place.
 * @param email in the form in which addresses are kept
 */
export async function findIdByConfirmedEmail(db: Executor, email: string): Promise<number | null> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .where("email_confirmed_at", "is not", null)
    .where(isNotDeleted("users"))
    .executeTakeFirst();
  return user?.id ?? null;
}

/** What the erasing of guests is done with. */
export interface GuestErasure {
  extensions: Extensions;
  now: Date;
}

/**
 * Erases what every feature knows of guests, as where an account is deleted, with their names, addresses and mails. Called with the event
 * held that they were added to. Who has an account stays as they are.
 */
export async function eraseGuests(
  tx: Tx,
  ids: readonly number[],
  { extensions, now }: GuestErasure,
): Promise<void> {
  for (const id of await lockGuests(tx, ids)) {
    const guest = { id, email: "", now };
    for (const feature of extensions.of(accountDeletion)) await feature.erase?.(tx, guest);
    await eraseAccount(tx, guest, []);
  }
}

/** Erases the names, addresses and mails of guests alone: whether they had a place and came stays. Called with their event held. */
export async function clearGuests(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  for (const id of await lockGuests(tx, ids)) await eraseAccount(tx, { id, email: "", now }, []);
}

/** Those of the ids that are guests. The address may be somebody's account: whether mails reach it is not ours to forget. */
async function lockGuests(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const guests = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "in", ids)
    .where("is_guest", "=", true)
    .where(isNotDeleted("users"))
    .orderBy("id")
    .forUpdate()
    .execute();
  return guests.map(({ id }) => id);
}

/** The person with the address of a guest is not them: nobody is asked again. Called with the event held that they were added to. */
export async function declineGuest(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable("users").set({ guest_declined_at: now }).where("id", "=", id).execute();
}
