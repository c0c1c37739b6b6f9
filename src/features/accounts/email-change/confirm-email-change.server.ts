import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { readdressMailsOf } from "../../../platform/mail/queue/readdress-mails.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { endOtherDevices } from "../devices/signed-in-devices.server.ts";
import { confirmAddress } from "../mailed-links/mailed-tokens.server.ts";
import { emailChangeNoticeMail } from "../mails/email-change-notice.mail.server.ts";
import { isAddressTaken, lockUser } from "../user-rows.server.ts";
import { cancelEmailChange, findEmailChange, type WaitingEmailChange } from "./email-changes.server.ts";

/**
 * Makes the change of address that a link is for. Every session ends but the one that asked, which goes on under both addresses
 * until it ends. Throws `not_found` for a link that is no good any more, and `invalid` where somebody else has the address by now.
 * @returns the new address
 */
export function confirmEmailChange({ db, clock }: Platform, token: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    const change = await lockEmailChange(tx, token, now);
    if (!change) throw notFound("link");
    const { user_id: userId, email, session_id: sessionId } = change;
    if (await isAddressTaken(tx, email)) throw invalid("email", "taken");
    const before = await setAddress(tx, userId, email);
    await cancelEmailChange(tx, userId);
    await tx.deleteFrom("account_tokens").where("user_id", "=", userId).execute();
    await endOtherDevices(tx, userId, sessionId);
    await tx
      .updateTable("sessions")
      .set({ former_uids: sql`array_append(former_uids, ${before})` })
      .where("user_id", "=", userId)
      .execute();
    await confirmAddress(tx, userId, now);
    await readdressMailsOf(tx, userId, email, { except: emailChangeNoticeMail.kind });
    return email;
  });
}

/** Another request, a new password or the end of the account may come at the same moment: whoever locks the account first decides. */
async function lockEmailChange(tx: Tx, token: string, now: Date): Promise<WaitingEmailChange | undefined> {
  const found = await findEmailChange(tx, token, now);
  if (!found) return undefined;
  await lockUser(tx, found.user_id);
  return findEmailChange(tx, token, now);
}

/** The unique index decides where somebody else signs up with the address at the same moment. @returns the address until now */
async function setAddress(tx: Tx, userId: number, email: string): Promise<string> {
  const { email: before } = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  try {
    await tx.updateTable("users").set({ email, email_confirmed_at: null }).where("id", "=", userId).execute();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "users_email_key") throw error;
    throw invalid("email", "taken");
  }
  return (before ?? "").toLowerCase();
}
