import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { withdrawMailsOf } from "../../../platform/mail/queue/erase-mails.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { forbidden, invalid, notFound } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { removeResetToken } from "../mailed-links/mailed-tokens.server.ts";
import { personBlockedMail } from "../mails/person-blocked.mail.server.ts";
import { recordTeamAction } from "../team-log/record-team-action.server.ts";

/**
 * Keeps somebody out: every session ends in the same transaction, nothing that waits for them in the outbox leaves any more, and one
 * last mail tells them why. Places at events and memberships stay as they are, so that all is as before once they are let in again. Who
 * is blocked already stays so for the reason that they were told.
 * @param callerId null for the operator
 * @throws `not_found`; 422 `user` for oneself; `forbidden` where the caller has left the team by now
 */
export function blockPerson(
  db: Db,
  { userId, reason, callerId }: { userId: number; reason: string; callerId: number | null },
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // By id, so that of two who block each other one comes first, and the other is no member any more.
    if (callerId !== null && callerId < userId) await keepTeamMember(tx, callerId);
    const person = await lockPerson(tx, userId);
    if (userId === callerId) throw invalid("user", "own_account");
    if (callerId !== null && callerId > userId) await keepTeamMember(tx, callerId);
    if (person.blocked_at) return;
    await withdrawMailsOf(tx, userId);
    // Before the block, after which no mail is queued for them.
    await queueMail(tx, personBlockedMail, {
      to: { userId },
      payload: { reason },
      cause: `${userId}:${now.getTime()}`,
    });
    await tx
      .updateTable("users")
      .set({ blocked_at: now, block_reason: reason, is_uniteam: false })
      .where("id", "=", userId)
      .execute();
    await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
    await removeResetToken(tx, userId);
    await recordTeamAction(tx, {
      kind: "person.blocked",
      subject: "person",
      subjectId: userId,
      details: { reason },
    });
    if (person.is_uniteam) {
      await recordTeamAction(tx, { kind: "team.left", subject: "person", subjectId: userId });
    }
  });
}

/** Lets somebody in again, with a sign-in of their own; who is not blocked stays as they are. What was not sent meanwhile is not sent late. */
export function unblockPerson(db: Db, userId: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person.blocked_at) return;
    await withdrawMailsOf(tx, userId);
    await tx
      .updateTable("users")
      .set({ blocked_at: null, block_reason: null })
      .where("id", "=", userId)
      .execute();
    await recordTeamAction(tx, { kind: "person.unblocked", subject: "person", subjectId: userId });
  });
}

/**
 * Keeps whoever acts for the product team from being blocked or taken out of it until the transaction ends, behind all else that it holds.
 * @param callerId null for the operator
 * @throws `forbidden` where that has happened since the call began
 */
export async function keepTeamMember(tx: Tx, callerId: number | null): Promise<void> {
  if (callerId === null) return;
  const member = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", callerId)
    .where("is_uniteam", "=", true)
    .where(mayAct("users"))
    .forKeyShare()
    .executeTakeFirst();
  if (!member) throw forbidden();
}

/** Waits for a sign-in that is under way, whose session then ends with the others. */
async function lockPerson(tx: Tx, userId: number) {
  const person = await tx
    .selectFrom("users")
    .select(["blocked_at", "is_uniteam"])
    .where("id", "=", userId)
    .where("is_guest", "=", false)
    .where(isNotDeleted("users"))
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw notFound("user");
  return person;
}

/** Whether somebody who is blocked signs in with this address, which gets no mails by other ways either. */
export async function isAddressOfBlocked(db: Db | Tx, address: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where lower(email) = ${address.toLowerCase()} and blocked_at is not null`.execute(db);
  return rows.length > 0;
}
