import { randomUUID } from "node:crypto";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type FactorSent, lockActiveUserAlone, type SecondFactor } from "../../accounts/accounts.server.ts";
import { readCode, stepOfCode } from "../codes/step-of-code.server.ts";
import { recoveryCodeUsedMail } from "../mails/recovery-code-used.mail.server.ts";
import { digestsOfTyped, takeRecoveryCode } from "../recovery/recovery-codes.server.ts";
import { findConfirmedId, findSecret, lockSecret, type TotpSecret } from "../totp-secrets.server.ts";
import { limitGuesses } from "./limit-guesses.server.ts";

/** A code of the app or a recovery code, each once, for those who have switched codes on. */
export const totpFactor: SecondFactor = {
  isAsked: async (db, userId) => (await findConfirmedId(db, userId)) !== null,
  async check(platform, sent) {
    if ((await findConfirmedId(platform.db, sent.userId)) === null) return "not_asked";
    if (sent.otp.trim() === "") return "needed";
    const isGuessable = readCode(sent.otp) !== null;
    const undo = isGuessable ? await limitGuesses(platform, sent) : async () => {};
    if (!(await takeSent(platform, sent))) return "wrong";
    await undo();
    return isGuessable ? "code" : "recovery_code";
  },
};

async function takeSent(platform: Platform, { userId, otp }: FactorSent): Promise<boolean> {
  const code = readCode(otp);
  const before = code === null ? await findSecret(platform.db, userId) : null;
  const digests = before ? await digestsOfTyped(otp, before.secret) : [];
  return platform.db.transaction().execute(async (tx) => {
    await lockActiveUserAlone(tx, userId);
    const secret = await lockSecret(tx, userId, { isConfirmed: true });
    // Switched off meanwhile.
    if (!secret) return true;
    if (code !== null) return takeCode(tx, secret, code, platform.clock.now());
    const left = await takeRecoveryCode(tx, secret.id, digests);
    if (left === null) return false;
    await queueMail(tx, recoveryCodeUsedMail, {
      to: { userId },
      payload: { left },
      cause: `${userId}:${randomUUID()}`,
    });
    return true;
  });
}

async function takeCode(tx: Tx, secret: TotpSecret, code: string, now: Date): Promise<boolean> {
  const step = stepOfCode({ ...secret, code, now });
  if (step === null) return false;
  await tx.updateTable("totp_secrets").set({ last_step: step }).where("id", "=", secret.id).execute();
  return true;
}
