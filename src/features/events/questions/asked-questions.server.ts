import { jsonArrayFrom } from "kysely/helpers/postgres";
import { LRUCache } from "lru-cache";
import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { sharedRoundsOn } from "../../../platform/db/sharing/shared-rounds.ts";
import { type QuestionRow, selectQuestions } from "./question-rows.server.ts";

/** The event's row as it tells of its questions: each edit of them writes both. */
interface Version {
  id: number;
  lock_version: number;
  updated_at: Date;
}

interface AskedQuestions extends Version {
  questions: QuestionRow[];
}

const keyOf = ({ id, lock_version, updated_at }: Version) => `${id} ${lock_version} ${updated_at.getTime()}`;

const known = new WeakMap<Db, LRUCache<string, QuestionRow[]>>();

/**
 * The questions of an event as its row was read; null where they have changed since. They are read once for all who answer
 * them, until somebody edits the event.
 */
export async function readAskedQuestions(db: Db, version: Version): Promise<QuestionRow[] | null> {
  const cache = known.get(db) ?? new LRUCache<string, QuestionRow[]>({ max: 200 });
  known.set(db, cache);
  const cached = cache.get(keyOf(version));
  if (cached) return cached;
  const asked = await readTogether(db, version.id);
  if (!asked) return null;
  cache.set(keyOf(asked), asked.questions);
  return keyOf(asked) === keyOf(version) ? asked.questions : null;
}

/** The questions as they are, for who holds the event. */
export async function findAskedQuestions(db: Executor, eventId: number): Promise<QuestionRow[]> {
  return (await findAll(db, [eventId]))[0]?.questions ?? [];
}

const readTogether = sharedRoundsOn(findAll);

async function findAll(db: Executor, eventIds: number[]): Promise<(AskedQuestions | undefined)[]> {
  const rows = await db
    .selectFrom("events as e")
    .select((eb) => [
      "e.id",
      "e.lock_version",
      "e.updated_at",
      jsonArrayFrom(selectQuestions(eb)).as("questions"),
    ])
    .where((eb) => eb("e.id", "=", eb.fn.any(eb.val(eventIds))))
    .execute();
  return eventIds.map((eventId) => rows.find(({ id }) => id === eventId));
}
