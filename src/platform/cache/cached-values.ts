import type { Clock } from "../clock/clock.ts";

/**
 * The parts of an answer: it is true until one of the topics or of the cached reads changes, or the moment has come. Lists, since tens of
 * thousands are kept and each set or map takes 200 bytes more; nothing is in one twice.
 */
export interface ReadDependencies {
  /** As the schema (`platform/db.sql`) names them; null where something was read that names none. */
  topics: readonly string[] | null;
  reads: readonly UsedRead[];
  /** Milliseconds since the epoch; Infinity where it does not depend on the time. */
  validUntil: number;
}

/** A cached read by its key, as it was when it was used, or as it was read later with the same revision. */
export type UsedRead = [key: string, record: ReadRecord];

/** Something that was read or made of reads. */
export interface Made {
  /** Of the public data's changes, up to which it is known to be true. */
  position: number;
  /** As of which only a read can tell whether it is true. */
  unsureAt?: number;
  /** Milliseconds since the epoch. */
  madeAt: number;
  dependencies: ReadDependencies;
}

/** Knowledge of a value that was read. Answers that are made of the value hold this alone, so that it may go before them. */
export interface ReadRecord extends Made {
  /**
   * Another one whenever another value was read. Of the value of a batch it is a hash, so that it is the same where the value had to give way
   * to others and was read again: of thousands of pages each has rows of its own, more than are kept.
   */
  revision: number | string;
  /** Of the topics those whose change makes it necessary to read all of it; null stands for all. */
  rareTopics: readonly string[] | null;
  /** Makes it true again. */
  renew: () => Promise<CachedRead>;
}

export interface CachedRead {
  record: ReadRecord;
  value: unknown;
}

/** @param clock tells a moment at which the value is read, which is then true until the moment that the read names */
export type Read<Value> = (clock: Clock) => Promise<Value>;

/** Values of many keys that are read together: rows, of which JSON says all. */
export interface BatchRead<Value> {
  key: (id: number) => string;
  /** Dependencies of the value of an id, beside those that the read itself names; undefined where it was not found. */
  topics: (id: number, value: Value | undefined) => Iterable<string>;
  read: (ids: number[]) => Promise<Map<number, Value>>;
  /** A part that changes much more often than the rest, and is cheaper to read: it makes new values of those before. */
  frequent?: {
    topics: (id: number) => Iterable<string>;
    read: (before: ReadonlyMap<number, Value>) => Promise<Map<number, Value>>;
  };
}

/** What answers for visitors share of what they read. */
export interface SharedReads {
  get(key: string, read: Read<unknown>): Promise<CachedRead>;
  /** In the order of the ids; those that are not true any more are read together. */
  getMany<Value>(ids: readonly number[], batch: BatchRead<Value>): Promise<CachedRead[]>;
  /** Something that is made of reads, with what it depends on. */
  make<Result>(make: () => Promise<Result>): Promise<Made & { result: Result }>;
}
