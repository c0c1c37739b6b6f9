import { deliverMail, type RenderMail } from "../../src/platform/mail/deliver-mail.server.ts";
import { claimMails, freeExpiredClaims } from "../../src/platform/mail/mail-claims.server.ts";
import type { Mailer } from "../../src/platform/mail/mailer.server.ts";
import type { Platform } from "../../src/platform/platform.ts";

/** Claims and sends what is due of the given kinds, one round, as the worker does; answers how many were taken up. */
export async function deliverMails(
  platform: Platform,
  mailer: Mailer,
  render: RenderMail,
  kinds: readonly string[],
): Promise<number> {
  await freeExpiredClaims(platform);
  const mails = await claimMails(platform, { kinds, from: 0, below: 1000 }, 20);
  await Promise.all(mails.map((mail) => deliverMail(platform, mailer, render, mail)));
  return mails.length;
}
