import { type Effort, isPacked } from "../http/replies/encoded-reply.server.ts";
import type { CachedReply } from "./cached-replies.server.ts";

/** Sent so often from the cache since it was made. */
const compressedWellFrom = 5;
/** As often, and so many milliseconds: what changes by then is not worth it. */
const compressedBest = { from: 20, after: 10_000 };
/** Milliseconds: the best takes a tenth of a second of a processor, of which others have more need. */
const betweenBest = 1000;

/** Says with which effort a reply is worth being compressed. */
export class CompressionEfforts {
  #lastBest = Number.NEGATIVE_INFINITY;

  /**
   * By how often it was sent and for how long it has been the same. Whoever is told 11 has to compress it: the next one waits.
   * @param now as `Date.now()` says it
   */
  for({ sent, madeAt, reply, effort }: CachedReply, now: number): Effort {
    const isLasting = sent >= compressedBest.from && now - madeAt >= compressedBest.after;
    // Of the largest it would take seconds.
    if (effort === 5 && isLasting && isPacked(reply) && now - this.#lastBest >= betweenBest) {
      this.#lastBest = now;
      return 11;
    }
    return sent >= compressedWellFrom ? 5 : 3;
  }
}
