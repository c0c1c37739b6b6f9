import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { digestToken, newToken } from "../../../platform/session/session.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { hourMs } from "../../../shared/time/milliseconds.ts";

const linkHours = 6;

interface RequestedChange {
  userId: number;
  /** As `EmailIn` gives it. */
  email: string;
  sessionId: number;
}

/** Writes down what was asked for, in place of what was asked for before. The account is locked by the caller. @returns its id */
export async function replaceEmailChange(
  tx: Tx,
  { userId, email, sessionId }: RequestedChange,
  now: Date,
): Promise<number> {
  await cancelEmailChange(tx, userId);
  const { id } = await tx
    .insertInto("email_changes")
    .values({
      user_id: userId,
      email,
      session_id: sessionId,
      requested_at: now,
      expires_at: new Date(now.getTime() + linkHours * hourMs),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a change of address that waits; links to it are no good any more. */
export async function cancelEmailChange(tx: Executor, userId: number): Promise<void> {
  await tx.deleteFrom("email_changes").where("user_id", "=", userId).execute();
}

/**
 * A token for the link of the mail, made when it is rendered, so that the outbox never holds one. Null where the change is over:
 * made, replaced by another one or cancelled.
 */
export async function mintEmailChangeToken(db: Executor, id: number, now: Date): Promise<string | null> {
  const token = newToken();
  const minted = await db
    .updateTable("email_changes")
    .set({ token_hash: digestToken(token) })
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return minted.numUpdatedRows > 0n ? token : null;
}

/** A change of address that its link may make. */
export interface WaitingEmailChange {
  user_id: number;
  email: string;
  session_id: number;
}

/** The change of a link; undefined for one that is wrong, old or replaced, and for who is blocked or gone. */
export function findEmailChange(
  db: Executor,
  token: string,
  now: Date,
): Promise<WaitingEmailChange | undefined> {
  return db
    .selectFrom("email_changes as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .select(["c.user_id", "c.email", "c.session_id"])
    .where("c.token_hash", "=", digestToken(token))
    .where("c.expires_at", ">", now)
    .where(mayAct("u"))
    .executeTakeFirst();
}
