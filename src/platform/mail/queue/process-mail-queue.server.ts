import { setTimeout as sleep } from "node:timers/promises";
import type { Platform } from "../../platform.ts";
import { deliverMail } from "../deliver-mail.server.ts";
import type { MailRegistry } from "../mail-registry.server.ts";
import type { Mailer } from "../mailer.server.ts";
import { claimMails, type Lane } from "./mail-claims.server.ts";

const restMs = 500;

interface MailQueueWork extends Lane {
  mailer: Mailer;
  mails: MailRegistry;
  /** How many mails are in hand at once: what the memory and a killed process's claims are bounded by. */
  slots: number;
}

/**
 * Sends the mails of a lane as they fall due, until the signal; what is under way is finished. A mail that takes long holds one
 * slot and not the others.
 */
export async function processMailQueue(
  platform: Platform,
  { mailer, mails, slots, ...lane }: MailQueueWork,
  stopping: AbortSignal,
): Promise<void> {
  const inHand = new Set<Promise<void>>();
  const start = (mail: Parameters<typeof deliverMail>[3]) => {
    const work = deliverMail(platform, mailer, mails, mail)
      .catch((error) =>
        platform.log.warn({ err: error, mail: mail.id }, "a mail's state was not written down"),
      )
      .finally(() => inHand.delete(work));
    inHand.add(work);
  };
  while (!stopping.aborted) {
    const free = slots - inHand.size;
    const claimed = await claimMails(platform, { ...lane, mails }, free).catch((error) => {
      platform.log.warn({ err: error }, "no mails could be claimed; it is tried again");
      return [];
    });
    for (const mail of claimed) start(mail);
    if (claimed.length < free) await sleep(restMs, undefined, { signal: stopping }).catch(() => {});
    // Claims are made by the half, so that they cost one statement for several mails.
    while (!stopping.aborted && inHand.size > slots / 2) await Promise.race(inHand);
  }
  await Promise.all(inHand);
}
