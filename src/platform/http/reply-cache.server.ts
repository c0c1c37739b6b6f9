import { CachedReplies, type CachedReply } from "./cached-replies.server.ts";
import type { DataVersion } from "./data-version.server.ts";
import { type EncodedReply, encodeReply, type Reply, sendEncoded, sizeOf } from "./encoded-reply.server.ts";
import { type RenderingLimits, RenderingQueue } from "./rendering-queue.server.ts";
import { SharedWork } from "./shared-work.ts";

/** Rendering is the processor's work, of which this process has one: a few at once keep it busy while others read. */
const visitorsLimits: RenderingLimits = { max: 3, maxWaiting: 100 };
const signedInLimits: RenderingLimits = { max: 5, maxWaiting: 300 };

/** Replies asked for this often will be asked for again: a made-up address is asked for once. */
const expectedFrom = 3;

/**
 * Keeps answers of public reads until the data version moves. Answers other than 200 pass through unkept, so that
 * made-up addresses do not push real pages out. Whatever has to be made takes its turn, once for all who ask for it;
 * what is kept never waits.
 */
export class ReplyCache {
  readonly #dataVersion: DataVersion;
  readonly #queue: RenderingQueue;
  readonly #signedInQueue = new RenderingQueue(signedInLimits);
  readonly #kept = new CachedReplies();
  readonly #making = new SharedWork<CachedReply>();

  constructor(dataVersion: DataVersion, limits = visitorsLimits) {
    this.#dataVersion = dataVersion;
    this.#queue = new RenderingQueue(limits);
  }

  /** @param key names the answer: whatever makes it another is in it, and nothing else */
  async answer(request: Request, key: string, make: () => Promise<Reply>): Promise<Response> {
    const version = await this.#dataVersion.current();
    const found = this.#kept.get(key);
    if (found?.version === version) return sendEncoded(request, found.reply);
    const isExpected = found !== undefined && found.asked >= expectedFrom;
    const { reply } = await this.#making.join(`${version} ${key}`, request.signal, (signal) =>
      this.#queue.run(() => this.#fill(key, version, make), { isExpected, signal }),
    );
    return sendEncoded(request, reply);
  }

  /** The answer to one visitor's request, which is not kept but takes its turn as well. */
  answerOnce(request: Request, make: () => Promise<Reply>): Promise<Response> {
    return this.#answerOnce(request, this.#queue, make);
  }

  /** As `answerOnce`, for who is signed in: visitors, however many, do not hold them up. */
  answerSignedIn(request: Request, make: () => Promise<Reply>): Promise<Response> {
    return this.#answerOnce(request, this.#signedInQueue, make);
  }

  /** The cached reply of the key, if it is still true; null where it has to be made. */
  async find(key: string): Promise<EncodedReply | null> {
    if (!this.#kept.has(key)) return null;
    // A caller that misses the cache gets the error of the unreachable database.
    const version = await this.#dataVersion.current().catch(() => null);
    return (version !== null && this.#kept.get(key, version)?.reply) || null;
  }

  async #answerOnce(request: Request, queue: RenderingQueue, make: () => Promise<Reply>): Promise<Response> {
    const reply = await queue.run(async () => encodeReply(await make(), 3), { signal: request.signal });
    return sendEncoded(request, reply);
  }

  async #fill(key: string, version: string, make: () => Promise<Reply>): Promise<CachedReply> {
    const reply = await encodeReply(await make(), 5);
    const cached = { version, reply, bytes: sizeOf(reply), asked: 1 };
    if (reply.status === 200) this.#kept.set(key, cached);
    return cached;
  }
}
