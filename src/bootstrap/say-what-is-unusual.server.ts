import { isLoopback } from "../platform/env/loopback.ts";
import type { Settings } from "../platform/env/read-settings.ts";
import type { Log } from "../platform/log/log.server.ts";

/** Settings that are taken, and that a site on the internet should not have: the log says so at every start. */
export function sayWhatIsUnusual(settings: Settings, log: Pick<Log, "warn">): void {
  if (!settings.rateLimits) {
    log.warn("RATE LIMITS ARE OFF: anybody may try passwords as often as they like. Only for load tests!");
  }
  if (isReadByOthers(settings.publicUrl)) {
    log.warn(
      "PUBLIC_URL IS NOT https: passwords, sessions and the links in mails cross the network for everybody on it to read. " +
        "Let a balancer with a certificate stand in front, and set PUBLIC_URL to its https:// address.",
    );
  }
  if (!settings.smtpUrl && !settings.isFirstLook) {
    log.warn("SMTP_URL is not set: mails wait in the outbox until it is.");
  }
}

/** Nothing leaves a machine that is asked by a name of its own. */
function isReadByOthers(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "http:" && !isLoopback(hostname);
}
