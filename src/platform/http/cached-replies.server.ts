import type { EncodedReply } from "./encoded-reply.server.ts";

export interface CachedReply {
  version: string;
  reply: EncodedReply;
  bytes: number;
  /** How often it was asked for, over all versions of the data. */
  asked: number;
  /** As `performance.now()`. */
  usedAt: number;
}

const bytesAtMost = 96 * 1024 * 1024;
/** One answer may not push out all the others. */
const bytesOfOneAtMost = bytesAtMost / 8;
const idleMs = 2 * 60_000;

/** Encoded answers by key, in the order of their last use. What has not been asked for in two minutes is let go. */
export class CachedReplies {
  readonly #kept = new Map<string, CachedReply>();
  #bytes = 0;
  #sweep: NodeJS.Timeout | undefined;

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** @param version if given, only a reply of this version */
  get(key: string, version?: string): CachedReply | undefined {
    const kept = this.#kept.get(key);
    if (!kept || (version !== undefined && kept.version !== version)) return undefined;
    kept.asked += 1;
    kept.usedAt = performance.now();
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  /** Takes the place of what was kept under the key, and lets go of the least recently used where it gets too much. */
  keep(key: string, kept: CachedReply): void {
    const before = this.#kept.get(key);
    this.#drop(key);
    if (kept.bytes > bytesOfOneAtMost) return;
    this.#kept.set(key, { ...kept, asked: kept.asked + (before?.asked ?? 0), usedAt: performance.now() });
    this.#bytes += kept.bytes;
    this.#dropWhile(() => this.#bytes > bytesAtMost);
    this.#sweep ??= setTimeout(() => this.#dropIdle(), idleMs).unref();
  }

  #dropIdle(): void {
    const since = performance.now() - idleMs;
    this.#dropWhile(({ usedAt }) => usedAt <= since);
    const oldest = this.#kept.values().next().value;
    this.#sweep = oldest && setTimeout(() => this.#dropIdle(), oldest.usedAt - since).unref();
  }

  #dropWhile(isTooMuch: (oldest: CachedReply) => boolean): void {
    for (const [key, oldest] of this.#kept) {
      if (!isTooMuch(oldest)) break;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}
