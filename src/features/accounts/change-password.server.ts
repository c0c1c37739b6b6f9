import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { countTry, limitTries } from "../../platform/limits/rate-limit.server.ts";
import { queueMail } from "../../platform/mail/queue-mail.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashPassword, isPassword } from "../../platform/session/passwords.server.ts";
import type { Session } from "../../platform/session/session.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { forgetResetToken } from "./mailed-tokens.server.ts";
import { findUser, findUserByEmail } from "./user-rows.server.ts";

const mailsAnHour = { name: "password_mail", most: 5, seconds: 60 * 60 };
const guesses = { name: "current_password", most: 10, seconds: 15 * 60 };

/**
 * Sends the mail with the link, at most five an hour. An unknown address goes the same way and nothing is sent, so neither
 * the answer nor its time tells which it was.
 */
export async function requestPasswordReset(
  platform: Platform,
  email: string,
  redirectUrl: string,
): Promise<void> {
  const { db, clock, settings } = platform;
  const user = await findUserByEmail(db, email);
  const sent = await countTry(platform, mailsAnHour, email);
  if (settings.rateLimits && sent > mailsAnHour.most) return;
  const userId = user?.id ?? 0;
  await db.transaction().execute((tx) =>
    queueMail(tx, {
      kind: "password_reset",
      to: { userId },
      payload: { userId, redirectUrl },
      dedupeKey: `password_reset:${userId}:${clock.now().getTime()}`,
    }),
  );
}

/**
 * Sets the password and ends every other session. A session that came from a mail's link may do so once; any other has to
 * know the current password, so that a borrowed browser cannot take over an account.
 */
export async function changePassword(
  platform: Platform,
  session: Session,
  passwords: { password: string; currentPassword: string | null },
): Promise<void> {
  if (session.kind !== "reset_link") await checkCurrent(platform, session.user.id, passwords.currentPassword);
  const hash = await hashPassword(passwords.password);
  await platform.db.transaction().execute(async (tx) => {
    await tx.updateTable("users").set({ password_hash: hash }).where("id", "=", session.user.id).execute();
    await endOtherSessions(tx, session);
    await forgetResetToken(tx, session.user.id);
  });
}

async function checkCurrent(
  platform: Platform,
  userId: number,
  currentPassword: string | null,
): Promise<void> {
  if (!currentPassword) throw invalid("current_password", "blank");
  await limitTries(platform, guesses, String(userId));
  const user = await findUser(platform.db, userId);
  if (!(await isPassword(user?.password_hash ?? null, currentPassword))) {
    throw invalid("current_password", "invalid");
  }
}

/** What is left is an ordinary session: the link's right to set a password is used up. */
async function endOtherSessions(tx: Tx, session: Session): Promise<void> {
  await tx
    .deleteFrom("sessions")
    .where("user_id", "=", session.user.id)
    .where("id", "<>", session.id)
    .execute();
  await tx.updateTable("sessions").set({ kind: sql`'sign_in'` }).where("id", "=", session.id).execute();
}
