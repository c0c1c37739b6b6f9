import type { Clock } from "../clock/clock.ts";
import type { BatchRead, Made, Read } from "./cached-values.ts";
import {
  currentReadCache,
  dependAlike,
  dependOnReads,
  withoutDependencies,
} from "./read-dependencies.server.ts";

/**
 * A read that answers for visitors share: it is made again when its topics change, and what was made of it stays true where it
 * reads the same as before. Elsewhere it is a plain read. The value is shared as well: nobody may change it.
 * @param key names the value: whatever makes it another is in it, and nothing else
 */
export function cachedRead<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  return share(key, read, read);
}

/**
 * As `cachedRead`, of what depends on the time: the read names the next moment at which it changes (`dependOnMoment`).
 * @param now for a plain read; what is shared is read as of the time at which that happens
 */
export function cachedReadAt<Value>(
  key: string,
  now: Date,
  read: (now: Date) => Promise<Value>,
): Promise<Value> {
  return share(
    key,
    (clock) => read(clock.now()),
    () => read(now),
  );
}

/** A part of an answer, with what it depends on apart; the answer depends on it as well. Without `made` where nobody keeps the answer. */
export async function makePart<Result>(
  make: () => Promise<Result>,
): Promise<{ result: Result; made?: Made }> {
  const cache = currentReadCache();
  if (!cache) return { result: await make() };
  const { result, ...made } = await cache.make(make);
  dependAlike(made.dependencies);
  return { result, made };
}

/** As `cachedReadAt`, of what depends on the time in some cases alone: who does not ask the clock that is handed in does not depend on it. */
export function cachedReadOn<Value>(key: string, clock: Clock, read: Read<Value>): Promise<Value> {
  return share(key, read, () => read(clock));
}

async function share<Value>(key: string, read: Read<Value>, plainRead: () => Promise<Value>): Promise<Value> {
  const cache = currentReadCache();
  if (!cache) return plainRead();
  const { value, record } = await cache.get(key, read);
  dependOnReads([[key, record]]);
  return value as Value;
}

/** As `cachedRead` for each of the ids, in their order and without those that were not found; what is missing is read together. */
export async function cachedReads<Value>(ids: readonly number[], batch: BatchRead<Value>): Promise<Value[]> {
  if (ids.length === 0) return [];
  const cache = currentReadCache();
  const values = cache ? await cache.getMany(ids, batch) : null;
  if (!values) {
    const found = await batch.read([...ids]);
    return ids.flatMap((id) => found.get(id) ?? []);
  }
  dependOnReads(values.map(({ record }, place) => [batch.key(ids[place] as number), record]));
  return values.flatMap(({ value }) => (value as Value | undefined) ?? []);
}

/** Reads together what cached reads will then ask for one by one. Nothing depends on it. */
export async function readAhead(read: () => Promise<unknown>): Promise<void> {
  if (currentReadCache()) await withoutDependencies(read);
}
