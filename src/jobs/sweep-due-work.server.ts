import { remindOfEndingAffiliations } from "../features/affiliation/affiliation.server.ts";
import {
  drawLotteries,
  expireOffers,
  notifyDecisions,
} from "../features/applications/applications.server.ts";
import {
  queueDueAnnouncements,
  queueDueEventTomorrow,
  queueDueNewsletters,
  queueDuePlaceNeeded,
  queueDueReminders,
  queueDueRemindLater,
} from "../features/event-mail/event-mail.server.ts";
import { queueDueAfterMails, queueLateThanks } from "../features/follow-up/follow-up.server.ts";
import {
  queueDueFollowerDigests,
  remindOfEndingRecognitions,
} from "../features/organizations/organizations.server.ts";
import type { Platform } from "../platform/platform.ts";

const sweeps = {
  lotteries: drawLotteries,
  "expired offers": expireOffers,
  decisions: notifyDecisions,
  announcements: queueDueAnnouncements,
  reminders: queueDueReminders,
  "remind later": queueDueRemindLater,
  "event tomorrow": queueDueEventTomorrow,
  "place needed": queueDuePlaceNeeded,
  "mails after events": queueDueAfterMails,
  "late thanks": queueLateThanks,
  "follower digests": queueDueFollowerDigests,
  "ends of recognitions": remindOfEndingRecognitions,
  "ends of affiliations": remindOfEndingAffiliations,
  newsletter: queueDueNewsletters,
};

/**
 * Does what is due by `platform.clock`: draws lotteries, ends offers, and writes the mails whose time has come into the outbox.
 * Every cause is claimed in the transaction that writes its mails, so any number of processes may sweep; one that fails does not
 * keep the others from running.
 */
export async function sweepDueWork(platform: Platform): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    await sweep(platform).catch((error) =>
      platform.log.warn({ err: error }, `the sweep for ${name} failed; it is tried again`),
    );
  }
}
