import { cachedReads } from "../../platform/cache/cached-read.server.ts";
import { currentReadCache, readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { isOneOf } from "../../platform/db/is-one-of.server.ts";
import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import { type EventRow, selectEvents } from "./event-rows.server.ts";
import { applicantsTopic, topicsOfEvents, topicsOfFacts } from "./event-topics.ts";

/** Numbers of an event that an application changes, a hundred times as often as anything else of it. */
export type ApplicantCounts = Pick<EventRow, "id" | "applications_count" | "waiting_count">;
/** All of an event but for the number of its applicants. */
export type EventFacts = Omit<EventRow, "applications_count" | "waiting_count">;

/** Those of the ids that are there, in their order. Visitors' answers share them: nobody may change a row. */
export async function readEvents(db: Executor, ids: readonly number[]): Promise<EventRow[]> {
  if (!currentReadCache()) {
    const found = ids.length > 0 ? await readEventsById(db, ids) : new Map<number, EventRow>();
    return ids.flatMap((id) => found.get(id) ?? []);
  }
  const [facts, counts] = await Promise.all([readEventFacts(db, ids), readApplicantCounts(db, ids)]);
  const countsById = new Map(counts.map((count) => [count.id, count]));
  return facts.flatMap((row) => {
    const count = countsById.get(row.id);
    return count ? [rowOf(row, count)] : [];
  });
}

/** By the facts in them. Feeds know what they have written of a row by the row itself. */
const sharedRows = new WeakMap<EventFacts, { count: ApplicantCounts; row: EventRow }>();

/** The one row of these facts and numbers: as long as both read the same, answers share it. */
function rowOf(facts: EventFacts, count: ApplicantCounts): EventRow {
  const shared = sharedRows.get(facts);
  if (shared?.count === count) return shared.row;
  const row = { ...facts, ...count };
  sharedRows.set(facts, { count, row });
  return row;
}

/** As `readEvents`, without what an application changes: what is made of it stays while people apply. */
export function readEventFacts(db: Executor, ids: readonly number[]): Promise<EventFacts[]> {
  return cachedReads<EventFacts>(ids, {
    key: (id) => `event ${id}`,
    topics: (id, row) => topicsOfFacts(id, row?.hosts),
    read: async (missing) => {
      const found = await readEventsById(db, missing);
      return new Map([...found].map(([id, row]) => [id, factsOf(row)]));
    },
  });
}

function factsOf({ applications_count, waiting_count, ...facts }: EventRow): EventFacts {
  return facts;
}

/** How many hold a place of each event and how many wait for one: after an application the only thing that is read again. */
export function readApplicantCounts(db: Executor, ids: readonly number[]): Promise<ApplicantCounts[]> {
  return cachedReads<ApplicantCounts>(ids, {
    key: (id) => `applicants of event ${id}`,
    topics: (id) => [applicantsTopic(id)],
    read: async (missing) => {
      const rows = await readingTopics([], () => selectCounts(db, { ids: missing }));
      return new Map(rows.map((row) => [row.id, row]));
    },
  });
}

const selectCounts = preparedQuery<{ ids: readonly number[] }, ApplicantCounts>((db, value) =>
  db
    .selectFrom("events")
    .select(["id", "applications_count", "waiting_count"])
    .where(isOneOf("id", value("ids"), "integer")),
);

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
  const rows = await readingTopics([], () => selectEventsById(db, { ids }));
  return new Map(rows.map((row) => [row.id, row]));
}

const selectEventsById = preparedQuery<{ ids: readonly number[] }, EventRow>((db, value) =>
  selectEvents(db).where(isOneOf("e.id", value("ids"), "integer")),
);
