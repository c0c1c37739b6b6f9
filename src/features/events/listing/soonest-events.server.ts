import { sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { offersPlacesSql } from "../availability/event-availability.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import { listsTopic, placesTopic } from "../event-topics.ts";
import { isListedForSql } from "../visibility/event-listing.ts";

/** So many of the soonest are considered where something is proposed. */
const considered = 500;

/** The facts by which events are proposed. */
export interface SoonEvent {
  id: number;
  event_purpose_id: number;
  event_format_id: number;
  prefecture_id: number;
  university_id: number | null;
  is_online: boolean;
  /** Ids of the languages that are spoken. */
  languages: number[];
}

/**
 * Those of the soonest upcoming events in which a visitor can still have a place, soonest first. Pages share them: one query when
 * lists change, and when an event fills up or has places again.
 */
export function readSoonestEvents(db: Executor, now: Date): Promise<SoonEvent[]> {
  return cachedReadAt("soonest events with places", now, async (moment) => {
    await dependOnNextChangeOfLists(db, moment);
    return readingTopics([listsTopic, placesTopic], async () => {
      const { rows } = await sql<SoonEvent>`
        select e.id, e.event_purpose_id, e.event_format_id, e.prefecture_id, e.university_id, e.is_online,
               array(select language_id from event_spoken_languages s where s.event_id = e.id) as languages
          from events e where ${offersPlacesSql(moment)} and ${isListedForSql(null)}
         order by e.start_at, e.id limit ${considered}`.execute(db);
      return rows;
    });
  });
}
