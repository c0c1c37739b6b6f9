import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin } from "kysely";
import type { Clock } from "../clock/clock.ts";

/** The parts of an answer: it is true until one of the topics changes or the moment has come. */
export interface ReadDependencies {
  /** As the migration `0025_public_data_changes.sql` names them; null where something was read that names none. */
  topics: ReadonlySet<string> | null;
  /** Milliseconds since the epoch; Infinity where it does not depend on the time. */
  validUntil: number;
}

interface Collection {
  topics: Set<string>;
  isUnnamed: boolean;
  usesClock: boolean;
  validUntil: number;
  moments: Map<string, Promise<Date | null>>;
}

interface Scope {
  collection: Collection;
  /** Inside of a read whose topics are named. */
  isNamed: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `make` and finds out what its answer depends on. */
export async function collectDependencies<Result>(
  clock: Clock,
  make: () => Promise<Result>,
): Promise<{ result: Result; dependencies: ReadDependencies }> {
  const collection: Collection = {
    topics: new Set(),
    isUnnamed: false,
    usesClock: false,
    validUntil: Number.POSITIVE_INFINITY,
    moments: new Map(),
  };
  const began = clock.now().getTime();
  const result = await scopes.run({ collection, isNamed: false }, make);
  const { topics, isUnnamed, usesClock, validUntil } = collection;
  const isTimeUnnamed = usesClock && validUntil === Number.POSITIVE_INFINITY;
  const nextMinute = (Math.floor(began / 60_000) + 1) * 60_000;
  return {
    result,
    dependencies: { topics: isUnnamed ? null : topics, validUntil: isTimeUnnamed ? nextMinute : validUntil },
  };
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

/** As `dependOnMoment`, of a moment that has to be read: once for an answer, and not at all outside of one. */
export async function dependOnReadMoment(key: string, read: () => Promise<Date | null>): Promise<void> {
  const moments = scopes.getStore()?.collection.moments;
  if (!moments) return;
  const moment = moments.get(key) ?? read();
  moments.set(key, moment);
  dependOnMoment(await moment);
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
    const scope = scopes.getStore();
    if (scope && !scope.isNamed) scope.collection.isUnnamed = true;
    return node;
  },
  transformResult: async ({ result }) => result,
};
