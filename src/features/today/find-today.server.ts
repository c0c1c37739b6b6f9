import { sql } from "kysely";
import type { Executor } from "../../platform/db/client.server.ts";
import { checkInEventsSql, endsAtSql } from "../events/events.server.ts";
import { eventSources } from "./event-sources.server.ts";
import { mailSources } from "./mail-sources.server.ts";
import { peopleSources } from "./people-sources.server.ts";
import { type TodayKind, todayKinds } from "./today-kinds.ts";
import type { TodaySource } from "./today-source.server.ts";

const maxItems = 100;

const sources: Record<TodayKind, TodaySource> = { ...peopleSources, ...eventSources, ...mailSources };

export interface TodayRow {
  kind: TodayKind;
  event_id: number;
  /** The organization for which the user manages the event, or checks people in. */
  organization_id: number;
  at: Date | null;
  count: number | null;
  /** A tab of the event's dashboard, where the kind alone does not say which. */
  tab: string | null;
}

/**
 * Finds lines for a user about the events that they manage, and the check-in of those where they may do that alone, in the order of the kinds and then of time; one statement, whatever the number
 * of events, or of one event. Events are left out a month after their end: mails about them are done by then.
 */
export async function findToday(
  db: Executor,
  userId: number,
  now: Date,
  eventId: number | null = null,
): Promise<TodayRow[]> {
  const lines = todayKinds.map(
    (kind, place) =>
      sql`select ${sql.lit(place)} as place, ${sql.lit(kind)} as kind, s.* from (${sources[kind](now)}) s`,
  );
  const { rows } = await sql<TodayRow>`
    with checked_in_at as materialized (
      select e.*, hosted.organization_id as acting_id, hosted.is_managed
        from (${checkInEventsSql(sql.val(userId))}) hosted join events e on e.id = hosted.event_id
       where ${endsAtSql()} > ${now}::timestamptz - interval '1 month'
         and (${eventId}::integer is null or e.id = ${eventId}::integer)
    ), mine as (select * from checked_in_at where is_managed)
    select kind, id as event_id, acting_id as organization_id, at, count, tab
      from (${sql.join(lines, sql` union all `)}) lines
     order by place, at nulls last, id limit ${sql.lit(maxItems)}`.execute(db);
  return rows;
}
