import { LRUCache } from "lru-cache";
import { type EncodedReply, plainOf, type Reply } from "../http/replies/encoded-reply.server.ts";
import type { Made } from "./cached-values.ts";
import type { RenderingQueue } from "./rendering-queue.server.ts";

/** Makes a reply anew of its own bytes, as long as nothing has changed but what is filled in. */
export interface Refill {
  /** The reply without what is filled in. */
  made: Made;
  /** @param body as it was sent */
  fill: (body: Buffer) => Promise<MadeReply>;
}

export interface MadeReply extends Reply {
  refill?: Refill | undefined;
}

export interface CachedReply extends Made {
  reply: EncodedReply;
  refill?: Refill | undefined;
  /** Whether it is compressed as well as can be, or will be in a moment. */
  isBest: boolean;
  /** Makes it anew. */
  make: () => Promise<MadeReply>;
  /** In which it takes its turn. */
  queue: RenderingQueue;
  /** How often it was sent from the cache since it was made. */
  sent: number;
  bytes: number;
  /** How often it was asked for, also before it was made anew. */
  asked: number;
}

/** Of all replies together, with their keys: the pages of 5,000 events with what lists them. */
export const maxBytes = 64 * 1024 * 1024;

/** To unpack a page takes as long as to fill it in: those that change most often need not be. */
const maxBodies = 100;

const purgedEveryMs = 10_000;

/** Without any reader for so long, a rush is over. */
const quietAfterMs = 40_000;
/** Asked for last before that: the next reader finds what most ask for. */
const storedWhenQuiet = 100;

/**
 * Encoded replies by key: the least recently used go first, and so does what nobody asked for in two minutes. While nobody reads, most go
 * sooner, and the memory with them: V8 collects what is forgotten only when something new is made.
 */
export class CachedReplies {
  readonly #replies = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    // One reply may not push out all the others; the list of 5,000 events has 14 MB.
    maxEntrySize: maxBytes / 2,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
    ttl: 2 * 60_000,
    updateAgeOnGet: true,
    // Left to itself it remembers the clock that it finds when it is imported, which a test cannot replace.
    perf: { now: () => performance.now() },
  });

  /** Of replies that were made last with room for what is filled in, before they were compressed. */
  readonly #bodies = new LRUCache<string, Buffer>({ max: maxBodies });

  #readAt = performance.now();

  constructor() {
    // All at once: a timer for each would be set anew by every read, and there are 5,000.
    setInterval(() => this.#purge(), purgedEveryMs).unref();
  }

  #purge(): void {
    this.#replies.purgeStale();
    if (this.#replies.size <= storedWhenQuiet || performance.now() - this.#readAt < quietAfterMs) return;
    for (const key of [...this.#replies.keys()].slice(storedWhenQuiet)) this.#replies.delete(key);
    // A pause of a quarter of a second while nobody reads. Only a process that was started with `--expose-gc` has it.
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  }

  get size(): { replies: number; bytes: number } {
    return { replies: this.#replies.size, bytes: this.#replies.calculatedSize };
  }

  /** Without counting it as asked for. */
  peek(key: string): CachedReply | undefined {
    return this.#replies.peek(key);
  }

  get(key: string): CachedReply | undefined {
    this.#readAt = performance.now();
    const found = this.#replies.get(key);
    if (found) found.asked += 1;
    return found;
  }

  /** The replies that were asked for last, the latest first. */
  *latest(count: number): Generator<[key: string, cached: CachedReply]> {
    let place = 0;
    for (const entry of this.#replies.entries()) {
      if (place === count) return;
      place += 1;
      yield entry;
    }
  }

  /** The body of the reply under the key before it was encoded. */
  bodyOf(key: string, reply: EncodedReply): Buffer {
    return this.#bodies.get(key) ?? plainOf(reply);
  }

  /**
   * Replaces the reply under the key, whose `asked` it carries on.
   * @param body of another reply than before; left out where only its compression is another
   */
  set(key: string, cached: CachedReply, body?: Reply["body"]): void {
    if (cached.refill && Buffer.isBuffer(body)) this.#bodies.set(key, body);
    const asked = cached.asked + (this.#replies.peek(key)?.asked ?? 0);
    this.#replies.set(key, { ...cached, asked });
  }
}
