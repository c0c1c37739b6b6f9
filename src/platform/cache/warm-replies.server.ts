import type { Clock } from "../clock/clock.ts";
import type { CachedReplies, CachedReply } from "./cached-replies.server.ts";
import type { PublicDataChanges } from "./public-data-changes.server.ts";

/** So many of the replies that were asked for last are made anew before somebody asks. */
const warmedAtMost = 100;

interface Warmed {
  changes: PublicDataChanges;
  clock: Clock;
  cached: CachedReplies;
  isTrue: (cached: CachedReply) => boolean;
  /** Until nothing is made that somebody waits for. */
  idle: () => Promise<void>;
  /** Finds the reply to be true still, or makes it anew. */
  renew: (key: string, cached: CachedReply) => Promise<unknown>;
}

/** Makes anew what is read more often than it changes, one after the other and after what somebody waits for. */
export class WarmReplies {
  readonly #of: Warmed;
  #isWarming = false;
  #warmedAt = 0;
  #warmedUntil = 0;

  constructor(of: Warmed) {
    this.#of = of;
  }

  /** Begins where something has changed since the last time, or may have by the time alone. */
  begin(): void {
    const { position } = this.#of.changes;
    const now = this.#of.clock.now().getTime();
    const isDue = position !== this.#warmedAt || now >= this.#warmedUntil;
    if (this.#isWarming || !isDue) return;
    this.#isWarming = true;
    this.#warmedAt = position;
    this.#warmedUntil = now + 1000;
    void this.#renewStale().finally(() => {
      this.#isWarming = false;
    });
  }

  async #renewStale(): Promise<void> {
    const { cached, isTrue, idle, renew } = this.#of;
    const stale = [...cached.latest(warmedAtMost)].filter(([, one]) => one.sent > 0 && !isTrue(one));
    for (const [key] of stale) {
      await idle();
      const one = cached.peek(key);
      if (!one || isTrue(one)) continue;
      // Readers who ask for it meanwhile hear of the failure; nobody waits for this one.
      await renew(key, one).catch(() => {});
    }
  }
}
