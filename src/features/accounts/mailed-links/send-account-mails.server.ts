import { recordAttempt } from "../../../platform/limits/rate-limit.server.ts";
import { queueMail } from "../../../platform/mail/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findUserByEmail } from "../user-rows.server.ts";

const anHour = { max: 5, seconds: 60 * 60 };
type LinkMail = "password_reset" | "address_confirmation";

/** Sends the mail with the link to set a new password. */
export function sendPasswordReset(platform: Platform, email: string, redirectUrl: string): Promise<void> {
  return sendLink(platform, "password_reset", email, redirectUrl);
}

/** Sends the confirmation mail again, to those who have not confirmed their address. */
export function sendConfirmation(platform: Platform, email: string, redirectUrl: string): Promise<void> {
  return sendLink(platform, "address_confirmation", email, redirectUrl);
}

/**
 * At most five mails an hour go to an address. An unknown address takes the same way, after the answer, and nothing is sent
 * at its end: neither the answer nor its time tells which it was.
 */
async function sendLink(
  platform: Platform,
  kind: LinkMail,
  email: string,
  redirectUrl: string,
): Promise<void> {
  if (!(await mayBeMailed(platform, kind, email))) return;
  const user = await findUserByEmail(platform.db, email);
  const isWanted = user && (kind === "password_reset" || !user.email_confirmed_at);
  const userId = isWanted ? user.id : 0;
  await platform.db.transaction().execute((tx) =>
    queueMail(tx, {
      kind,
      to: { userId },
      payload: { userId, redirectUrl },
      dedupeKey: `${kind}:${userId}:${crypto.randomUUID()}`,
    }),
  );
}

/** Counts a mail to an address; false where it has had its five of this hour. */
export async function mayBeMailed(platform: Platform, kind: LinkMail, email: string): Promise<boolean> {
  const { retryAfter } = await recordAttempt(platform, { ...anHour, name: kind }, email);
  return retryAfter === null;
}
