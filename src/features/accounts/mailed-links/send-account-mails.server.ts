import { recordAttempt } from "../../../platform/limits/rate-limit.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addressConfirmationMail } from "../mails/address-confirmation.mail.server.ts";
import { passwordResetMail } from "../mails/password-reset.mail.server.ts";
import { findUserByEmail } from "../user-rows.server.ts";

const anHour = { max: 5, seconds: 60 * 60 };
type LinkMail = typeof passwordResetMail | typeof addressConfirmationMail;

/** Sends the mail with the link to set a new password. */
export function sendPasswordReset(platform: Platform, email: string, redirectUrl: string): Promise<void> {
  return sendLink(platform, passwordResetMail, email, redirectUrl);
}

/** Sends the confirmation mail again, to those who have not confirmed their address. */
export function sendConfirmation(platform: Platform, email: string, redirectUrl: string): Promise<void> {
  return sendLink(platform, addressConfirmationMail, email, redirectUrl);
}

/**
 * At most five mails an hour go to an address. An unknown address takes the same way, after the answer, and nothing is sent
 * at its end: neither the answer nor its time tells which it was.
 */
async function sendLink(
  platform: Platform,
  mail: LinkMail,
  email: string,
  redirectUrl: string,
): Promise<void> {
  if (!(await mayBeMailed(platform, mail, email))) return;
  const user = await findUserByEmail(platform.db, email);
  const isWanted = user && (mail === passwordResetMail || !user.email_confirmed_at);
  const userId = isWanted ? user.id : 0;
  await platform.db.transaction().execute((tx) =>
    queueMail(tx, mail, {
      to: { userId },
      payload: { redirectUrl },
      cause: `${userId}:${crypto.randomUUID()}`,
    }),
  );
}

/** Counts a mail to an address; false where it has had its five of this hour. */
export async function mayBeMailed(
  platform: Platform,
  mail: Pick<LinkMail, "kind">,
  email: string,
): Promise<boolean> {
  const { retryAfter } = await recordAttempt(platform, { ...anHour, name: mail.kind }, email);
  return retryAfter === null;
}
