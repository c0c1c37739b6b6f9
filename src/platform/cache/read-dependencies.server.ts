import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { ReadDependencies, ReadRecord, SharedReads, UsedRead } from "./cached-values.ts";

interface Collection {
  topics: Set<string>;
  reads: Map<string, UsedRead>;
  isUnnamed: boolean;
  usesClock: boolean;
  validUntil: number;
}

interface Scope {
  collection: Collection;
  /** Inside of a read whose topics are named. */
  isNamed: boolean;
  cache: SharedReads;
  /** Of the outermost of the answers and cached reads that are being made. */
  rendering: object;
}

const scopes = new AsyncLocalStorage<Scope>();

export interface Collected<Result> {
  result: Result;
  dependencies: ReadDependencies;
}

/**
 * Runs `make` and finds out what its answer depends on.
 * @param cache where the reads are kept that it shares with other answers
 */
export async function collectDependencies<Result>(
  clock: Clock,
  cache: SharedReads,
  make: () => Promise<Result>,
): Promise<Collected<Result>> {
  const collection = newCollection();
  const began = clock.now().getTime();
  const rendering = currentRendering() ?? collection;
  const result = await scopes.run({ collection, isNamed: false, cache, rendering }, make);
  const { topics, reads, isUnnamed, usesClock, validUntil } = collection;
  const isTimeUnnamed = usesClock && validUntil === Number.POSITIVE_INFINITY;
  const nextMinute = (Math.floor(began / 60_000) + 1) * 60_000;
  return {
    result,
    dependencies: {
      topics: isUnnamed ? null : [...topics],
      reads: [...reads.values()],
      validUntil: isTimeUnnamed ? nextMinute : validUntil,
    },
  };
}

function newCollection(): Collection {
  return {
    topics: new Set(),
    reads: new Map(),
    isUnnamed: false,
    usesClock: false,
    validUntil: Number.POSITIVE_INFINITY,
  };
}

/** The answer that is being made does not depend on what is read, only the cached reads in it do. */
export function withoutDependencies<Result>(read: () => Promise<Result>): Promise<Result> {
  const scope = scopes.getStore();
  return scope ? scopes.run({ ...scope, collection: newCollection() }, read) : read();
}

/**
 * Names what a read depends on. A read outside of this makes the answer depend on everything, so forgetting it costs time and
 * never the truth.
 * @param topics none for what changes with `*` alone
 */
export async function readingTopics<Result>(
  topics: Iterable<string> | ((result: Result) => Iterable<string>),
  read: () => Promise<Result>,
): Promise<Result> {
  const scope = scopes.getStore();
  if (!scope) return read();
  const result = await scopes.run({ ...scope, isNamed: true }, read);
  for (const topic of typeof topics === "function" ? topics(result) : topics)
    scope.collection.topics.add(topic);
  return result;
}

/** The cache of the answer that is being made; undefined where nobody keeps it. */
export function currentReadCache(): SharedReads | undefined {
  return scopes.getStore()?.cache;
}

/** The answer that is being made holds the values of cached reads. */
export function dependOnReads(reads: Iterable<readonly [key: string, record: ReadRecord]>): void {
  const collection = scopes.getStore()?.collection;
  if (!collection) return;
  for (const [key, record] of reads) {
    collection.reads.set(key, [key, record]);
    collection.validUntil = Math.min(collection.validUntil, record.dependencies.validUntil);
  }
}

/** The answer that is being made depends on all that something else depends on. */
export function dependAlike({ topics, reads, validUntil }: ReadDependencies): void {
  const collection = scopes.getStore()?.collection;
  if (!collection) return;
  if (topics === null) collection.isUnnamed = true;
  for (const topic of topics ?? []) collection.topics.add(topic);
  for (const read of reads) collection.reads.set(read[0], read);
  collection.validUntil = Math.min(collection.validUntil, validUntil);
}

/** Longer than any answer is kept. */
const never = Number.MAX_SAFE_INTEGER;

/**
 * The answer is another from `moment` on, though nobody writes; null where nothing of it changes by itself. An answer that
 * asked for the time and names no moment is true until the end of the minute.
 */
export function dependOnMoment(moment: Date | null): void {
  const collection = scopes.getStore()?.collection;
  if (collection) collection.validUntil = Math.min(collection.validUntil, moment?.getTime() ?? never);
}

/** Stands for the answer that is being made, if one is: the same for all of its reads, also for those that others share. */
export function currentRendering(): object | undefined {
  return scopes.getStore()?.rendering;
}

/** A clock that notices who asks for the time. */
export function noticingClock(clock: Clock): Clock {
  return {
    now: () => {
      const scope = scopes.getStore();
      if (scope) scope.collection.usesClock = true;
      return clock.now();
    },
  };
}

/** For connections over which answers that are kept are read: notices what is read without a topic. */
export const noticingReads: KyselyPlugin = {
  transformQuery: ({ node }) => {
    noticeRead();
    return node;
  },
  // A query that was compiled once (`preparedQuery`) is no more transformed.
  transformResult: async ({ result }) => {
    noticeRead();
    return result;
  },
};

function noticeRead(): void {
  const scope = scopes.getStore();
  if (scope && !scope.isNamed) scope.collection.isUnnamed = true;
}
