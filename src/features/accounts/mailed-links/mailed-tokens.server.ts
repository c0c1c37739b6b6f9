import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { releaseAddress } from "../../../platform/mail/suppressed-addresses.server.ts";
import { digestToken, newToken } from "../../../platform/session/session.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";

const resetHours = 6;

/**
 * A token for the link of a confirmation mail, made when the mail is rendered, so that the outbox never holds one. Earlier
 * ones stay good: whichever mail is opened, the address is confirmed.
 */
export async function mintConfirmationToken(tx: Executor, userId: number, now: Date): Promise<string> {
  return mint(tx, userId, "email_confirmation", now, null);
}

/** A token for the link of a password mail, good for six hours. A newer one replaces it. */
export async function mintPasswordResetToken(tx: Executor, userId: number, now: Date): Promise<string> {
  await removeResetToken(tx, userId);
  return mint(tx, userId, "password_reset", now, new Date(now.getTime() + resetHours * 60 * 60 * 1000));
}

export async function removeResetToken(tx: Executor, userId: number): Promise<void> {
  await tx
    .deleteFrom("account_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "=", "password_reset")
    .execute();
}

type Purpose = "email_confirmation" | "password_reset";

async function mint(tx: Executor, userId: number, purpose: Purpose, now: Date, expiresAt: Date | null) {
  const token = newToken();
  const minted = await tx
    .insertInto("account_tokens")
    .columns(["user_id", "purpose", "email", "token_hash", "created_at", "expires_at"])
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select([
          "id",
          eb.val(purpose).as("purpose"),
          eb.fn.coalesce("email", eb.val("")).as("email"),
          eb.val(digestToken(token)).as("token_hash"),
          eb.val(now).as("created_at"),
          eb.val(expiresAt).as("expires_at"),
        ])
        .where("id", "=", userId)
        .where(mayAct("users"))
        .forKeyShare(),
    )
    .executeTakeFirst();
  if (!minted.numInsertedOrUpdatedRows) throw new Error(`user ${userId} is gone`);
  return token;
}

/** The holder of a link, as long as the address is still theirs; null for a wrong or expired one, and for who is blocked. */
export async function holderOfToken(
  db: Executor,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom("account_tokens as t")
    .innerJoin("users as u", (join) => join.onRef("u.id", "=", "t.user_id").onRef("u.email", "=", "t.email"))
    .select("u.id")
    .where("t.purpose", "=", purpose)
    .where("t.token_hash", "=", digestToken(token))
    .where(mayAct("u"))
    .where((eb) => eb.or([eb("t.expires_at", "is", null), eb("t.expires_at", ">", now)]))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A person who opens a link of a mail has shown that mails arrive: the address gets all kinds again. */
export async function confirmAddress(tx: Tx | Executor, userId: number, now: Date): Promise<void> {
  const user = await tx
    .updateTable("users")
    .set((eb) => ({ email_confirmed_at: eb.fn.coalesce("email_confirmed_at", eb.val(now)) }))
    .where("id", "=", userId)
    .where(isNotDeleted("users"))
    .returning("email")
    .executeTakeFirst();
  if (user?.email) await releaseAddress(tx, user.email);
}
