import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin } from "kysely";
import type { Clock } from "../clock/clock.ts";

/** What an answer was made of: it is true until one of the topics changes or the moment has come. */
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
  shared: Map<string, Promise<unknown>>;
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
    shared: new Map(),
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

/** Reads once for an answer what several of its parts need. */
export function oncePerAnswer<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
  const shared = scopes.getStore()?.collection.shared;
  const found = shared?.get(key) as Promise<Result> | undefined;
  const result = found ?? read();
  shared?.set(key, result);
  return result;
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
