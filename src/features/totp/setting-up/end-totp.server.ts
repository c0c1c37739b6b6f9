import { randomUUID } from "node:crypto";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { type AccountDeletion, lockActiveUserAlone, requireProof } from "../../accounts/accounts.server.ts";
import { totpOffMail } from "../mails/totp-off.mail.server.ts";
import type { CodeState } from "../totp.contract.ts";
import { findConfirmedId } from "../totp-secrets.server.ts";

/** Switches codes off. Its owner is told by mail, where they were on. */
export async function switchTotpOff(
  platform: Platform,
  session: Session,
  currentPassword: string | null | undefined,
): Promise<CodeState> {
  await requireProof(platform, session, { currentPassword, wrong: "not_right" });
  const userId = session.user.id;
  return platform.db.transaction().execute(async (tx) => {
    await lockActiveUserAlone(tx, userId);
    const wasOn = (await findConfirmedId(tx, userId)) !== null;
    await endTotp(tx, userId);
    if (wasOn)
      await queueMail(tx, totpOffMail, { to: { userId }, payload: {}, cause: `${userId}:${randomUUID()}` });
    return { is_on: false, recovery_codes_left: 0 };
  });
}

/** Codes end with the account, and where its address is proved for the first time. */
export async function endTotp(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom("totp_secrets").where("user_id", "=", userId).execute();
}

export const onAccountDeleted: AccountDeletion = {
  erase: (tx, { id }) => endTotp(tx, id),
};
