import { CompiledQuery, sql } from "kysely";
import { cachedReads } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { type EventRow, selectEvents } from "./event-rows.server.ts";
import { applicantsTopic, topicsOfEvents, topicsOfFacts } from "./event-topics.ts";

/** Those of the ids that are there, in their order. Visitors' answers share them: nobody may change a row. */
export function readEvents(db: Executor, ids: readonly number[]): Promise<EventRow[]> {
  return cachedReads(ids, {
    key: (id) => `event ${id}`,
    topics: (id, row) => topicsOfFacts(id, row?.hosts),
    read: (missing) => readEventsById(db, missing),
    frequent: {
      topics: (id) => [applicantsTopic(id)],
      read: (rows) => withApplicantsOfNow(db, rows),
    },
  });
}

async function withApplicantsOfNow(
  db: Executor,
  rows: ReadonlyMap<number, EventRow>,
): Promise<Map<number, EventRow>> {
  const counts = await readingTopics([], () =>
    db
      .selectFrom("events")
      .select(["id", "applications_count", "waiting_count"])
      .where("id", "=", sql<number>`any(${[...rows.keys()]}::integer[])`)
      .execute(),
  );
  return new Map(
    counts.flatMap(({ id, ...count }) => {
      const row = rows.get(id);
      return row ? [[id, { ...row, ...count }]] : [];
    }),
  );
}

export async function findEvent(db: Executor, id: number): Promise<EventRow | undefined> {
  const [row] = await readEvents(db, [id]);
  return row;
}

/** Between so many of a long list others have a turn. */
const rowsAtOnce = 50;

/** As `readEvents`, of a list without end: kept, all of it would push out what other answers share. */
export function readManyEvents(db: Executor, ids: readonly number[]): Promise<EventRow[]> {
  return readingTopics(topicsOfEvents, async () => {
    const rows: EventRow[] = [];
    for (let first = 0; first < ids.length; first += rowsAtOnce) {
      const batch = ids.slice(first, first + rowsAtOnce);
      const found = await readEventsById(db, batch);
      rows.push(...batch.flatMap((id) => found.get(id) ?? []));
    }
    return rows;
  });
}

async function readEventsById(db: Executor, ids: readonly number[]): Promise<Map<number, EventRow>> {
  const { rows } = await readingTopics([], () =>
    db.executeQuery<EventRow>(CompiledQuery.raw(textOfEventsById(db), [ids])),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

let compiledText: string | undefined;

/** Its only parameter are the ids. Written once: that takes Kysely longer than it takes PostgreSQL to find an event. */
function textOfEventsById(db: Executor): string {
  compiledText ??= selectEvents(db).where("e.id", "=", sql<number>`any(${[]}::integer[])`).compile().sql;
  return compiledText;
}
