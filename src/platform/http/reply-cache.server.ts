import type { DataVersion } from "./data-version.server.ts";
import { type EncodedReply, encodeReply, type Reply, sendEncoded, sizeOf } from "./encoded-reply.server.ts";

interface Kept {
  version: string;
  reply: EncodedReply;
  bytes: number;
}

const keptBytesAtMost = 96 * 1024 * 1024;

/**
 * Keeps answers of public reads until the data version moves. Answers other than 200 pass through unkept, so that
 * made-up addresses do not push real pages out.
 */
export class ReplyCache {
  readonly #dataVersion: DataVersion;
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<Kept>>();
  #bytes = 0;

  constructor(dataVersion: DataVersion) {
    this.#dataVersion = dataVersion;
  }

  async answer(request: Request, key: string, make: () => Promise<Reply>): Promise<Response> {
    const version = await this.#dataVersion.current();
    const found = this.#kept.get(key);
    const kept = found?.version === version ? found : await this.#make(key, version, make);
    if (kept === found) this.#touch(key, kept);
    return sendEncoded(request, kept.reply);
  }

  /** What is kept under the key, if it is still true; null where it has to be made. */
  async find(key: string): Promise<EncodedReply | null> {
    if (!this.#kept.has(key)) return null;
    // Who goes the whole way will be told that the database is away.
    const version = await this.#dataVersion.current().catch(() => null);
    const kept = this.#kept.get(key);
    if (kept?.version !== version) return null;
    this.#touch(key, kept);
    return kept.reply;
  }

  #make(key: string, version: string, make: () => Promise<Reply>): Promise<Kept> {
    const name = `${version} ${key}`;
    const making = this.#making.get(name);
    if (making) return making;
    const started = this.#fill(key, version, make).finally(() => this.#making.delete(name));
    this.#making.set(name, started);
    return started;
  }

  async #fill(key: string, version: string, make: () => Promise<Reply>): Promise<Kept> {
    const reply = await encodeReply(await make(), 5);
    const kept = { version, reply, bytes: sizeOf(reply) };
    if (reply.status === 200) this.#keep(key, kept);
    return kept;
  }

  #keep(key: string, kept: Kept): void {
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= keptBytesAtMost) break;
      this.#drop(oldest);
    }
  }

  #touch(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}
