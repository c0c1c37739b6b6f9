import { randomUUID } from "node:crypto";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hashPassword } from "../../../platform/session/passwords.server.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { invalid, unauthenticated } from "../../../shared/app-error.ts";
import { endOtherDevices } from "../devices/signed-in-devices.server.ts";
import { cancelEmailChange } from "../email-change/email-changes.server.ts";
import { removeResetToken } from "../mailed-links/mailed-tokens.server.ts";
import { passwordChangedMail } from "../mails/password-changed.mail.server.ts";
import { requireProof } from "../proof/require-proof.server.ts";
import { lockUser } from "../user-rows.server.ts";
import { requireUncommonPassword } from "./require-uncommon-password.server.ts";

/**
 * Sets the password, ends every other session and a change of address that waits, and tells the person by mail. A session that came from a mail's link may do so
 * once; any other has to prove itself, so that a borrowed browser cannot take over an account.
 */
export async function changePassword(
  platform: Platform,
  session: Session,
  passwords: { password: string; currentPassword: string | null },
): Promise<void> {
  const isByLink = session.kind === "reset_link";
  if (!isByLink) await requireProof(platform, session, passwords);
  await requireUncommonPassword(passwords.password);
  const hash = await hashPassword(passwords.password);
  await platform.db.transaction().execute(async (tx) => {
    await lockUser(tx, session.user.id);
    await useUp(tx, session);
    await tx.updateTable("users").set({ password_hash: hash }).where("id", "=", session.user.id).execute();
    await endOtherDevices(tx, session.user.id, session.id);
    await removeResetToken(tx, session.user.id);
    await cancelEmailChange(tx, session.user.id);
    await queueMail(tx, passwordChangedMail, {
      to: { userId: session.user.id },
      payload: {},
      cause: `${session.user.id}:${randomUUID()}`,
    });
  });
}

/** The session goes on as an ordinary one. Another change may have ended it, or used the link, in the meantime. */
async function useUp(tx: Tx, { id, kind }: Session): Promise<void> {
  const now = await tx.selectFrom("sessions").select("kind").where("id", "=", id).executeTakeFirst();
  if (!now) throw unauthenticated();
  if (now.kind !== kind) throw invalid("current_password", "blank");
  await tx.updateTable("sessions").set({ kind: "sign_in" }).where("id", "=", id).execute();
}
