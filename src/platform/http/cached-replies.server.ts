import { LRUCache } from "lru-cache";
import type { EncodedReply } from "./encoded-reply.server.ts";

export interface CachedReply {
  version: string;
  reply: EncodedReply;
  bytes: number;
  /** How often it was asked for, over all versions of the data. */
  asked: number;
}

/** Of all replies together, with their keys. */
export const maxBytes = 96 * 1024 * 1024;

/** Encoded replies by key: the least recently used go first, and so does what nobody asked for in two minutes. */
export class CachedReplies {
  readonly #replies = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    // One reply may not push out all the others.
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
    ttl: 2 * 60_000,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    // Left to itself it remembers the clock that it finds when it is imported, which a test cannot replace.
    perf: { now: () => performance.now() },
  });

  has(key: string): boolean {
    return this.#replies.has(key);
  }

  /** @param version if given, only a reply of this version */
  get(key: string, version?: string): CachedReply | undefined {
    if (version !== undefined && this.#replies.peek(key)?.version !== version) return undefined;
    const found = this.#replies.get(key);
    if (found) found.asked += 1;
    return found;
  }

  /** Replaces the reply under the key, whose `asked` it carries on. */
  set(key: string, cached: CachedReply): void {
    const asked = cached.asked + (this.#replies.peek(key)?.asked ?? 0);
    this.#replies.set(key, { ...cached, asked });
  }
}
