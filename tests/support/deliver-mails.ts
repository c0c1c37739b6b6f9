import { deliverMail } from "../../src/platform/mail/deliver-mail.server.ts";
import type { MailRegistry } from "../../src/platform/mail/mail-registry.server.ts";
import type { Mailer } from "../../src/platform/mail/mailer.server.ts";
import { claimMails, freeExpiredClaims } from "../../src/platform/mail/queue/mail-claims.server.ts";
import type { Platform } from "../../src/platform/platform.ts";

/**
 * Claims and sends what is due of the kinds in `mails`, one round, as the worker does; answers how many were taken up. What is to go
 * at once waits for the database's own time, which is not the test's: it is due here whatever day it is.
 */
export async function deliverMails(platform: Platform, mailer: Mailer, mails: MailRegistry): Promise<number> {
  await platform.db
    .updateTable("mails")
    .set({ next_try_at: platform.clock.now() })
    .whereRef("next_try_at", "=", "created_at")
    .execute();
  await freeExpiredClaims(platform);
  const claimed = await claimMails(platform, { mails, from: 0, below: 1000 }, 20);
  await Promise.all(claimed.map((mail) => deliverMail(platform, mailer, mails, mail)));
  return claimed.length;
}
