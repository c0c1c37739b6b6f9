import { setTimeout as sleep } from "node:timers/promises";
import { forgetOldTries } from "../platform/limits/rate-limit.server.ts";
import { deliverMails, freeClaimsOfTheDead } from "../platform/mail/deliver-mails.server.ts";
import { openMailer } from "../platform/mail/mailer.server.ts";
import type { Platform } from "../platform/platform.ts";
import { removeStaleUploads } from "../platform/storage/remove-stale-uploads.server.ts";
import { renderedKinds, renderMail } from "./render-mail.server.ts";
import { sweepDueMails } from "./sweep-due-mails.server.ts";

const restMs = 500;
const sweepMs = 5000;
const hourMs = 60 * 60 * 1000;

/** Works off the outbox and tidies up, until it is told to stop; what is under way is finished first. */
export function startWorker(platform: Platform): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const mailer = openMailer(platform.settings);
  const running = (async () => {
    await freeClaimsOfTheDead(platform).catch((error) =>
      platform.log.warn({ err: error }, "claims were not freed"),
    );
    let sweepAt = 0;
    let tidyAt = 0;
    while (!stopping.signal.aborted) {
      let taken = 0;
      try {
        if (Date.now() >= sweepAt) {
          sweepAt = Date.now() + sweepMs;
          await sweepDueMails(platform);
        }
        if (mailer) taken = await deliverMails(platform, mailer, renderMail, renderedKinds);
        if (Date.now() >= tidyAt) {
          tidyAt = Date.now() + hourMs;
          await removeStaleUploads(platform);
          await forgetOldTries(platform);
        }
      } catch (error) {
        platform.log.warn({ err: error }, "the worker could not work; it tries again");
      }
      if (taken === 0) await sleep(restMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    mailer?.close();
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
