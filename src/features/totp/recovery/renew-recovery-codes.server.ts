import { randomUUID } from "node:crypto";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { lockSignedIn, requireProof } from "../../accounts/accounts.server.ts";
import { recoveryCodesRenewedMail } from "../mails/recovery-codes-renewed.mail.server.ts";
import { findConfirmedId, findSecret } from "../totp-secrets.server.ts";
import { makeRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.server.ts";

/** New recovery codes in place of those that are left; their owner is told by mail. @throws `not_found` with `totp` where codes are off */
export async function renewRecoveryCodes(
  platform: Platform,
  session: Session,
  currentPassword: string | null | undefined,
): Promise<string[]> {
  await requireProof(platform, session, { currentPassword, wrong: "not_right" });
  const userId = session.user.id;
  const secret = await findSecret(platform.db, userId);
  if (!secret) throw notFound("totp");
  const made = await makeRecoveryCodes(secret.secret);
  await platform.db.transaction().execute(async (tx) => {
    await lockSignedIn(tx, session);
    // Another secret may have taken its place meanwhile.
    if ((await findConfirmedId(tx, userId)) !== secret.id) throw notFound("totp");
    await queueMail(tx, recoveryCodesRenewedMail, {
      to: { userId },
      payload: {},
      cause: `${userId}:${randomUUID()}`,
    });
    await storeRecoveryCodes(tx, secret.id, made);
  });
  return made.shown;
}
