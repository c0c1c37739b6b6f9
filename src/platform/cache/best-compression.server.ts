import { isPacked } from "../http/replies/encoded-reply.server.ts";
import type { CachedReply } from "./cached-replies.server.ts";

/** Sent so often from the cache, and for so many milliseconds: what changes by then is not worth it. What most ask for comes first by itself. */
const worth = { from: 3, after: 10_000 };
/** Milliseconds: the best takes a tenth of a second of a processor, of which others have more need. */
const between = 1000;

/** Says which reply is worth being compressed as well as can be. */
export class BestCompression {
  #lastAt = Number.NEGATIVE_INFINITY;

  /**
   * By how often it was sent and for how long it has been the same. Whoever is told so has to compress it: the next one waits.
   * @param now as `Date.now()` says it
   */
  isWorthBest({ sent, madeAt, reply, isBest }: CachedReply, now: number): boolean {
    if (isBest || sent < worth.from || now - madeAt < worth.after) return false;
    // Of the largest it would take seconds.
    if (!isPacked(reply) || now - this.#lastAt < between) return false;
    this.#lastAt = now;
    return true;
  }
}
