import { sql } from "kysely";
import { cachedReadAt, readAhead } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isAheadSql } from "../availability/event-availability.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import { listsTopic } from "../event-topics.ts";
import { readSoonestEvents } from "../listing/soonest-events.server.ts";
import { readEventFacts, readEvents } from "../shared-event-reads.server.ts";
import { isListedForSql } from "../visibility/event-listing.ts";
import { similarEvents } from "./similar-events.ts";

/** Ids of events that are shown on the page of another one, best first. */
export interface RelatedEvents {
  /** Other upcoming events of its hosts, soonest first; at most four. */
  byHosts: number[];
  /** Others like it in which a place can be had, most alike first; at most six, none of those by its hosts. */
  similar: number[];
}

const maxByHosts = 4;

/** Other events that a visitor of an event may like. Only events that every visitor finds in lists. */
export function findRelatedEvents(db: Executor, eventId: number, now: Date): Promise<RelatedEvents> {
  return cachedReadAt(`related to event ${eventId}`, now, async (moment) => {
    const [seen] = await readEventFacts(db, [eventId]);
    if (!seen) return { byHosts: [], similar: [] };
    const hosts = seen.hosts.map(({ id }) => id);
    const [soonest, ofHosts] = await Promise.all([
      readSoonestEvents(db, moment),
      Promise.all(hosts.map((id) => readNextOfHost(db, id, moment))),
    ]);
    const byHosts = soonestOf(ofHosts.flat().filter(({ id }) => id !== eventId)).slice(0, maxByHosts);
    const related = { byHosts, similar: similarEvents(seen, soonest, byHosts) };
    // Their cards are made in two lists.
    await readAhead(() => readEvents(db, [...related.byHosts, ...related.similar]));
    return related;
  });
}

interface HostedEvent {
  id: number;
  start_at: Date;
}

/** One more than is shown: the event that is looked at may be among them. */
function readNextOfHost(db: Executor, organizationId: number, now: Date): Promise<HostedEvent[]> {
  return cachedReadAt(`next events of organization ${organizationId}`, now, async (moment) => {
    await dependOnNextChangeOfLists(db, moment);
    return readingTopics([listsTopic], async () => {
      const { rows } = await sql<HostedEvent>`
        select e.id, e.start_at from events e
         where ${isAheadSql(moment)} and ${isListedForSql(null)}
           and e.id in (select h.event_id from event_hosts h where h.organization_id = ${organizationId} and h.is_hosting)
         order by e.start_at, e.id limit ${maxByHosts + 1}`.execute(db);
      return rows;
    });
  });
}

/** Ids in the order of their start, an event of several hosts once. */
function soonestOf(events: HostedEvent[]): number[] {
  const inOrder = events.toSorted(
    (one, other) => one.start_at.getTime() - other.start_at.getTime() || one.id - other.id,
  );
  return [...new Set(inOrder.map(({ id }) => id))];
}
