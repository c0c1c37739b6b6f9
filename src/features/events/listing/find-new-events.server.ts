import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isInSpanSql } from "../availability/has-begun.ts";
import type { EventFilter } from "./event-filter.contract.ts";
import { selectFilteredEvents } from "./filter-events.server.ts";

interface NewEvents {
  filters: EventFilter;
  /** Of the reader; null where they have none. */
  viewerUniversityId: number | null;
  /** Between these they became public for the first time, the last moment included. */
  since: Date;
  until: Date;
  /** Already told, or applied to. */
  exceptIds: readonly number[];
  limit: number;
  now: Date;
}

/** Ids of upcoming events that a search finds since some moment, soonest first; without those that are called off. */
export async function findNewEvents(db: Executor, wanted: NewEvents): Promise<number[]> {
  const { since, until, exceptIds, limit, now } = wanted;
  const rows = await (await selectFilteredEvents(db, wanted))
    .where(isInSpanSql("upcoming", now))
    .select("e.id")
    .where("e.published_at", ">", since)
    .where("e.published_at", "<=", until)
    .where("e.cancelled_at", "is", null)
    .where("e.id", "<>", sql<number>`all(${exceptIds}::integer[])`)
    .orderBy("e.start_at")
    .orderBy("e.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
