import type { Executor, Tx } from "../../platform/db/client.server.ts";
import { queueMail } from "../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { invalid, notFound } from "../../shared/app-error.ts";
import { takeWayIn } from "../accounts/accounts.server.ts";
import { identityAddedMail } from "./mails/identity-added.mail.server.ts";
import { identityRemovedMail } from "./mails/identity-removed.mail.server.ts";
import { nameOfProvider, providerOf } from "./providers/list-providers.ts";

export interface IdentityRow {
  id: number;
  issuer: string;
  provider: string;
  created_at: Date;
  last_used_at: Date;
}

const shownColumns = ["id", "issuer", "provider", "created_at", "last_used_at"] as const;

/** A person's identities, in the order in which they were added. */
export function findIdentities(db: Executor, userId: number): Promise<IdentityRow[]> {
  return db
    .selectFrom("identities")
    .select(shownColumns)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Somebody as a provider knows them: by nothing else a person is found. */
export interface Subject {
  issuer: string;
  subject: string;
}

/** The account of an identity, who is blocked too; undefined where nobody has it. */
export function findIdentity(
  db: Executor,
  { issuer, subject }: Subject,
): Promise<{ id: number; user_id: number } | undefined> {
  return db
    .selectFrom("identities")
    .select(["id", "user_id"])
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

interface NewIdentity {
  userId: number;
  person: Subject;
  provider: string;
  now: Date;
}

/**
 * Lets somebody in through a provider from now on. The account is locked by the caller.
 * @throws `invalid` with `identity` where it is somebody's already, or the account has another one of the same issuer
 */
export async function addIdentity(
  tx: Tx,
  { userId, person: { issuer, subject }, provider, now }: NewIdentity,
): Promise<number> {
  const row = await tx
    .insertInto("identities")
    .values({ user_id: userId, issuer, subject, provider, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) return row.id;
  throw invalid("identity", (await findIdentity(tx, { issuer, subject })) ? "taken" : "one_of_provider");
}

/** As `addIdentity`, in an account that was there before: its owner is told by mail. */
export async function addIdentityAndTell(platform: Platform, tx: Tx, added: NewIdentity): Promise<void> {
  const id = await addIdentity(tx, added);
  const label = nameOfProvider(platform, { issuer: added.person.issuer, provider: added.provider });
  await queueMail(tx, identityAddedMail, {
    to: { userId: added.userId },
    payload: { label },
    cause: String(id),
  });
}

/** @param provider by which it was used */
export async function noteUse(tx: Tx, id: number, provider: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable("identities")
    .set({ provider, last_used_at: now })
    .where("id", "=", id)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/**
 * Nobody signs in by it from then on; its owner is told by mail.
 * @throws `not_found`; `invalid` with `identity` where nothing else lets the person in
 */
export function removeIdentity(platform: Platform, userId: number, id: number): Promise<IdentityRow> {
  return takeWayIn(platform, { userId, field: "identity" }, async (tx) => {
    const removed = await tx
      .deleteFrom("identities")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning(shownColumns)
      .executeTakeFirst();
    if (!removed) throw notFound("identity");
    await queueMail(tx, identityRemovedMail, {
      to: { userId },
      payload: { label: nameOfProvider(platform, removed) },
      cause: String(id),
    });
    return removed;
  });
}

/** How many providers let a person in: those that were removed from the settings do not. */
export async function countIdentities(
  platform: Pick<Platform, "settings">,
  db: Executor,
  userId: number,
): Promise<number> {
  const rows = await findIdentities(db, userId);
  return rows.filter((row) => providerOf(platform, row)).length;
}
