import type { Tx } from "../../../platform/db/client.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { lockSignedIn } from "../../accounts/accounts.server.ts";
import { readCode, stepOfCode } from "../codes/step-of-code.server.ts";
import { totpOnMail } from "../mails/totp-on.mail.server.ts";
import type { CodeState } from "../totp.contract.ts";
import { findCodeState, lockSecret } from "../totp-secrets.server.ts";

const guesses = { name: "totp_confirmation", max: 10, seconds: 15 * 60 };
const minutesToConfirm = 60;

/**
 * Switches codes on once the app shows the right one, in place of those that were on before. That code signs nobody in afterwards.
 * @throws `not_found` with `totp` where nothing was begun in the last hour, `invalid` with `code` for a wrong one
 */
export async function confirmTotp(platform: Platform, session: Session, typed: string): Promise<CodeState> {
  const userId = session.user.id;
  const guess = await limitAttempts(platform, guesses, String(userId));
  const state = await platform.db.transaction().execute(async (tx) => {
    await lockSignedIn(tx, session);
    const { id, step } = await checkFirstCode(platform, tx, userId, typed);
    await tx
      .deleteFrom("totp_secrets")
      .where("user_id", "=", userId)
      .where("is_confirmed", "=", true)
      .execute();
    await tx
      .updateTable("totp_secrets")
      .set({ confirmed_at: platform.clock.now(), last_step: step })
      .where("id", "=", id)
      .execute();
    await queueMail(tx, totpOnMail, { to: { userId }, payload: {}, cause: String(id) });
    return findCodeState(tx, userId);
  });
  await guess.undo();
  return state;
}

async function checkFirstCode({ clock }: Platform, tx: Tx, userId: number, typed: string) {
  const now = clock.now();
  const begun = await lockSecret(tx, userId, { isConfirmed: false });
  if (!begun || isTooOld(begun.createdAt, now)) throw notFound("totp");
  const code = readCode(typed);
  const step = code === null ? null : stepOfCode({ ...begun, code, now });
  if (step === null) throw invalid("code", "not_right");
  return { id: begun.id, step };
}

const isTooOld = (createdAt: Date, now: Date) =>
  now.getTime() - createdAt.getTime() >= minutesToConfirm * 60_000;

/** What somebody began to set up and did not end in time. */
export async function removeOldBeginnings({ db, clock }: Platform): Promise<void> {
  await db
    .deleteFrom("totp_secrets")
    .where("is_confirmed", "=", false)
    .where("created_at", "<=", new Date(clock.now().getTime() - minutesToConfirm * 60_000))
    .execute();
}
