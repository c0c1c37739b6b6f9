import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock/clock.ts";
import type {
  BatchRead,
  CachedRead,
  Made,
  Read,
  ReadRecord,
  SharedReads,
  UsedRead,
} from "./cached-values.ts";
import type { PublicDataChanges } from "./public-data-changes.server.ts";
import { collectDependencies, noticingClock } from "./read-dependencies.server.ts";

const maxEntries = 6000;

/**
 * Keeps what answers are made of. After a change an answer is made of what did not change and what is read anew; and where that
 * reads the same as before, what was made of it is still true. Values are shared: nobody may change them.
 */
export class ReadCache implements SharedReads {
  readonly #changes: PublicDataChanges;
  readonly #clock: Clock;
  readonly #readingClock: Clock;
  readonly #cached = new LRUCache<string, CachedRead>({ max: maxEntries });
  readonly #underWay = new Map<string, Promise<CachedRead>>();
  #revisions = 0;

  constructor(changes: PublicDataChanges, clock: Clock) {
    this.#changes = changes;
    this.#clock = clock;
    this.#readingClock = noticingClock(clock);
  }

  async get(key: string, read: Read<unknown>): Promise<CachedRead> {
    const askedAt = this.#changes.position;
    for (;;) {
      const found = this.#cached.get(key);
      if (found && (await this.isStillTrue(found.record))) return found;
      const made = await (this.#underWay.get(key) ?? this.#start(key, read));
      // One that was under way may have read what had changed by then.
      if (made.record.position >= askedAt || (await this.isStillTrue(made.record))) return made;
    }
  }

  /** In the order of the ids; those that are not true any more are read together. */
  async getMany<Value>(ids: readonly number[], batch: BatchRead<Value>): Promise<CachedRead[]> {
    const { key, read, frequent } = batch;
    const found = new Map<number, CachedRead>();
    const missing: number[] = [];
    const before = new Map<number, Value>();
    const now = this.#clock.now().getTime();
    for (const id of ids) {
      const cached = this.#cached.get(key(id));
      if (cached && this.isTrue(cached.record, now)) found.set(id, cached);
      else if (frequent && cached && this.#isTrueButForFrequent(cached))
        before.set(id, cached.value as Value);
      else missing.push(id);
    }
    const keep = ({ result, ...made }: Made & { result: Map<number, Value> }, asked: Iterable<number>) => {
      for (const id of asked) found.set(id, this.#keepOfBatch(batch, id, result.get(id), made));
    };
    await Promise.all([
      missing.length > 0 && this.make(() => read(missing)).then((made) => keep(made, missing)),
      frequent &&
        before.size > 0 &&
        this.make(() => frequent.read(before)).then((made) => keep(made, before.keys())),
    ]);
    return ids.map((id) => found.get(id) as CachedRead);
  }

  #keepOfBatch<Value>(batch: BatchRead<Value>, id: number, value: Value | undefined, made: Made): CachedRead {
    const { topics } = made.dependencies;
    const rareTopics = topics && once([...topics, ...batch.topics(id, value)]);
    const all = rareTopics && once([...rareTopics, ...(batch.frequent?.topics(id) ?? [])]);
    const dependencies = { ...made.dependencies, topics: all };
    const renew = async () => (await this.getMany([id], batch))[0] as CachedRead;
    const revision = hash("sha1", JSON.stringify([dependencies.validUntil, value]), "base64url");
    return this.#keep(batch.key(id), value, { ...made, dependencies, rareTopics, renew, revision });
  }

  #isTrueButForFrequent({ record, value }: CachedRead): boolean {
    const { position, madeAt, rareTopics, dependencies } = record;
    const now = this.#clock.now().getTime();
    const isInTime = now >= madeAt && now < dependencies.validUntil;
    return (
      isInTime &&
      value !== undefined &&
      dependencies.reads.length === 0 &&
      !this.#changes.isChangedSince(position, rareTopics)
    );
  }

  /** Without asking anybody; null where a read has to be made again to tell. A clock that was put back makes untrue what was made later. */
  isTrue(made: Made, now = this.#clock.now().getTime()): boolean | null {
    const { position } = this.#changes;
    const { topics, reads, validUntil } = made.dependencies;
    if (now < made.madeAt || now >= validUntil) return false;
    if (made.position >= position) return true;
    if (made.unsureAt === position) return null;
    if (this.#changes.isChangedSince(made.position, topics)) return false;
    let isSure = true;
    for (const read of reads) {
      const isSame = this.#isSame(read, now);
      if (isSame === false) return false;
      isSure &&= isSame === true;
    }
    if (isSure) made.position = position;
    else made.unsureAt = position;
    return isSure || null;
  }

  /** Whether it is true at the time of the call: as `isTrue`, and makes those reads again that may have changed. */
  async isStillTrue(made: Made): Promise<boolean> {
    const isTrue = this.isTrue(made);
    if (isTrue !== null) return isTrue;
    const { position } = this.#changes;
    for (const read of made.dependencies.reads) {
      const isSame = this.#isSame(read, this.#clock.now().getTime());
      if (isSame === false) return false;
      if (isSame) continue;
      const [, latest] = read;
      if ((await latest.renew()).record.revision !== latest.revision) return false;
    }
    made.position = Math.max(made.position, position);
    return true;
  }

  /** Whether a read has the value that was used; null where it has to be made again to tell. Puts its latest record in the place of the one before. */
  #isSame(read: UsedRead, now: number): boolean | null {
    const [key, used] = read;
    // Found true since the last change, for another answer that is made of it.
    if (used.position >= this.#changes.position && now >= used.madeAt) return true;
    // Looking it up would keep it; what was read with others has the same revision where it has to be read again.
    if (typeof used.revision === "string" && this.isTrue(used, now)) return true;
    const latest = this.#cached.get(key)?.record ?? used;
    if (latest.revision !== used.revision) return false;
    read[1] = latest;
    return this.isTrue(latest, now) || null;
  }

  #start(key: string, read: Read<unknown>): Promise<CachedRead> {
    const reading = this.make(() => read(this.#readingClock)).then(({ result: value, ...made }) =>
      this.#keep(key, value, {
        ...made,
        rareTopics: made.dependencies.topics,
        renew: () => this.get(key, read),
      }),
    );
    this.#underWay.set(key, reading);
    const clear = () => this.#underWay.delete(key);
    reading.then(clear, clear);
    return reading;
  }

  async make<Result>(make: () => Promise<Result>): Promise<Made & { result: Result }> {
    const { position } = this.#changes;
    const madeAt = this.#clock.now().getTime();
    return { position, madeAt, ...(await collectDependencies(this.#clock, this, make)) };
  }

  /** Answers made of the value before stay true where it is the same and lasts as long. */
  #keep(key: string, value: unknown, read: NewRecord): CachedRead {
    const before = this.#cached.peek(key);
    const isSame = before !== undefined && readsTheSame(before, value, read);
    if (!isSame) this.#revisions += 1;
    const revision = isSame ? before.record.revision : (read.revision ?? this.#revisions);
    const stored = { record: { ...read, revision }, value: isSame ? before.value : value };
    this.#cached.set(key, stored);
    return stored;
  }
}

/** A record of what was just read; its revision is not counted where it is a hash. */
type NewRecord = Omit<ReadRecord, "revision"> & { revision?: string };

function readsTheSame({ record, value }: CachedRead, read: unknown, { revision, dependencies }: NewRecord) {
  if (revision) return record.revision === revision;
  return record.dependencies.validUntil === dependencies.validUntil && isDeepStrictEqual(value, read);
}

const once = (topics: readonly string[]): readonly string[] => [...new Set(topics)];
