import { setTimeout as sleep } from "node:timers/promises";
import { makeExports } from "../features/account-export/account-export.server.ts";
import { guessNameReadingsOfPeople, removeOldTeamActions } from "../features/accounts/accounts.server.ts";
import { removeEndedAffiliations } from "../features/affiliation/affiliation.server.ts";
import {
  removeOldAccommodationRequests,
  removeOldAnswers,
} from "../features/applications/applications.server.ts";
import { removeOldWalkIns } from "../features/check-in/check-in.server.ts";
import {
  analyseEventTexts,
  removeUnneededProfiles,
  removeUnusedAnalyses,
} from "../features/events/events.server.ts";
import { removeOldFlows } from "../features/identities/identities.server.ts";
import { removeOldInquiries } from "../features/inquiries/inquiries.server.ts";
import { deliverWebhooks, removeOldDeliveries } from "../features/integrations/integrations.server.ts";
import {
  removeExpiredInvitations,
  removeOldActivities,
} from "../features/organizations/organizations.server.ts";
import { removeOldChallenges } from "../features/passkeys/passkeys.server.ts";
import { removeOldReports } from "../features/reports/reports.server.ts";
import { removeOldBeginnings } from "../features/totp/totp.server.ts";
import { removeOldAttempts } from "../platform/limits/rate-limit.server.ts";
import { firstBulkPriority } from "../platform/mail/define-mail.server.ts";
import { openMailer } from "../platform/mail/mailer.server.ts";
import { giveUpUnknownMails } from "../platform/mail/queue/give-up-unknown-mails.server.ts";
import { freeClaimsOfTheDead, freeExpiredClaims } from "../platform/mail/queue/mail-claims.server.ts";
import { processMailQueue } from "../platform/mail/queue/process-mail-queue.server.ts";
import type { Platform } from "../platform/platform.ts";
import { removeStaleUploads } from "../platform/storage/remove-stale-uploads.server.ts";
import { mails } from "./mails.server.ts";
import { sweepDueWork } from "./sweep-due-work.server.ts";

const sweepMs = 5000;
const hourMs = 60 * 60 * 1000;

/** Connections of their own: what somebody waits for never stands behind a mail to thousands. */
const lanes = [
  { from: 0, below: firstBulkPriority, connections: 2 },
  { from: firstBulkPriority, below: 1000, connections: 5 },
];

/** Sends mails and messages to webhooks, makes exports, writes mails whose time has come and tidies up, until it is told to stop; what is under way is finished. */
export function startWorker(platform: Platform): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    await tryTo(platform, "free the claims of the dead", () => freeClaimsOfTheDead(platform, true));
    await Promise.all([
      tend(platform, signal),
      deliverWebhooks(platform, signal),
      makeExports(platform, signal),
      ...lanes.map((lane) => sendLane(platform, lane, signal)),
    ]);
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function sendLane(
  platform: Platform,
  { connections, ...lane }: (typeof lanes)[number],
  signal: AbortSignal,
): Promise<void> {
  const mailer = openMailer(platform.settings, connections);
  if (!mailer) return;
  const work = { ...lane, slots: connections * 3, mailer, mails };
  await processMailQueue(platform, work, signal);
  mailer.close();
}

/** The timetable is asked of `platform.clock`; how often it is looked at is this process's own affair. */
async function tend(platform: Platform, signal: AbortSignal): Promise<void> {
  let tidyAt = 0;
  while (!signal.aborted) {
    await sweepDueWork(platform);
    await tryTo(platform, "free claims", async () => {
      await freeClaimsOfTheDead(platform, false);
      await freeExpiredClaims(platform);
    });
    await tryTo(platform, "analyse texts for the search", () => analyseEventTexts(platform.db, signal));
    await tryTo(platform, "guess how names are read", () => guessNameReadingsOfPeople(platform.db, signal));
    if (performance.now() >= tidyAt) {
      tidyAt = performance.now() + hourMs;
      await tryTo(platform, "tidy up", async () => {
        await removeOldAccommodationRequests(platform);
        await removeOldAnswers(platform);
        await removeOldWalkIns(platform);
        await removeEndedAffiliations(platform);
        await removeOldInquiries(platform);
        await removeUnneededProfiles(platform);
        await removeStaleUploads(platform);
        await removeExpiredInvitations(platform);
        await removeOldActivities(platform);
        await removeOldTeamActions(platform);
        await removeOldReports(platform);
        await removeOldAttempts(platform);
        await removeOldChallenges(platform);
        await removeOldBeginnings(platform);
        await removeOldFlows(platform);
        await removeOldDeliveries(platform);
        await giveUpUnknownMails(platform, mails);
        await removeUnusedAnalyses(platform.db);
      });
    }
    await sleep(sweepMs, undefined, { signal }).catch(() => {});
  }
}

async function tryTo(platform: Platform, what: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => platform.log.warn({ err: error }, `could not ${what}; it is tried again`));
}
