import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid } from "../../../shared/app-error.ts";
import type { Affiliation } from "../../accounts/accounts.contract.ts";
import { lockActiveUsers } from "../../accounts/accounts.server.ts";
import type { UniversityProof } from "../../identities/identities.server.ts";
import { findAffiliation } from "../find-affiliations.server.ts";
import { affiliationMovedMail } from "../mails/affiliation-moved.mail.server.ts";
import { digestAddress } from "./address-digest.server.ts";
import { findRequestByToken } from "./open-requests.server.ts";
import { removeRequests } from "./remove-requests.server.ts";

/**
 * Proves the university of a mail's link for the account that asked, for a year. Another account that the address proved until now
 * does so no more, and is told by mail.
 * @throws 422 `token`
 */
export async function proveAffiliation({ db, clock }: Platform, token: string): Promise<Affiliation> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    const request = await findRequestByToken(tx, token, now);
    if (!request) throw invalid("token", "has_expired");
    const { id, user_id: userId, university_id: universityId, address_digest: digest } = request;
    if (!(await writeProof(tx, { userId, universityId, digest, cause: String(id) }, now)))
      throw invalid("token", "has_expired");
    return (await findAffiliation(tx, userId, now)) as Affiliation;
  });
}

/** As the mail's link, for somebody whom the university's own provider has signed in; again with each log-in through it. */
export async function proveByProvider(
  { db, clock }: Platform,
  { userId, universityId, evidence }: UniversityProof,
): Promise<void> {
  const digest = await digestAddress(db, evidence);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    await writeProof(tx, { userId, universityId, digest, cause: now.toISOString() }, now);
  });
}

/** One proof after the other: of two accounts that prove one address at the same moment the later has it. */
async function takeTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tsudoi affiliation'))`.execute(tx);
}

interface Proof {
  userId: number;
  universityId: number;
  digest: Buffer;
  /** For which the former holder is told once. */
  cause: string;
}

/** @returns false where the person is blocked or gone by now */
async function writeProof(
  tx: Tx,
  { userId, universityId, digest, cause }: Proof,
  now: Date,
): Promise<boolean> {
  const former = await findFormerHolder(tx, digest, userId);
  // Accounts before their rows, as a deletion locks them; one that went meanwhile has taken its request along.
  const present = await lockActiveUsers(tx, former === null ? [userId] : [userId, former]);
  if (!present.includes(userId)) return false;
  await removeRequests(tx, userId);
  if (former !== null) await endProof(tx, former, { universityId, cause });
  await tx
    .insertInto("affiliations")
    .values({
      user_id: userId,
      university_id: universityId,
      address_digest: digest,
      proved_at: now,
      verified_until: sql<Date>`${now}::timestamptz + interval '1 year'`,
    })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({
        university_id: eb.ref("excluded.university_id"),
        address_digest: eb.ref("excluded.address_digest"),
        proved_at: eb.ref("excluded.proved_at"),
        verified_until: eb.ref("excluded.verified_until"),
        reminded_at: null,
      })),
    )
    .execute();
  return true;
}

/** Another account that the address proves; null where there is none. */
async function findFormerHolder(tx: Tx, digest: Buffer, userId: number): Promise<number | null> {
  const row = await tx
    .selectFrom("affiliations")
    .select("user_id")
    .where(sql<SqlBool>`address_digest = ${digest}`)
    .where("user_id", "<>", userId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

async function endProof(
  tx: Tx,
  userId: number,
  { universityId, cause }: { universityId: number; cause: string },
): Promise<void> {
  await tx.deleteFrom("affiliations").where("user_id", "=", userId).execute();
  await queueMail(tx, affiliationMovedMail, {
    to: { userId },
    payload: { universityId },
    cause: `${userId}:${cause}`,
  });
}
