import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { otherSource, referredSources } from "../../../shared/view-source.ts";

/** Views of an event that came from one source in one day of Japan's. */
export interface Views {
  /** `2026-11-20` */
  date: string;
  eventId: number;
  source: string;
  count: number;
}

/** So many sources of an event are stored apart; the figures show the most frequent hundred of them. */
const sourcesAtMost = 300;

/** Adds to what is counted, in one statement and the order of the keys, so that several processes pass each other. Events that are gone are left out. */
export async function writeViews(db: Db, views: readonly Views[]): Promise<void> {
  const given = JSON.stringify(views.map(({ eventId, ...one }) => ({ ...one, event_id: eventId })));
  const stored = [...referredSources, otherSource];
  await sql`
    with given as (
      select v.*, sum(v.count) over (partition by v.event_id, v.source) as total
        from jsonb_to_recordset(${given}::jsonb) as v (date date, event_id integer, source text, count integer)
       where exists (select from events e where e.id = v.event_id)
    ), known as (
      select event_id, count(distinct source) as sources from event_views
       where event_id in (select event_id from given) group by 1
    ), placed as (
      select g.*, dense_rank() over (partition by g.event_id order by g.total desc, g.source) as nth,
             exists (select from event_views k where k.event_id = g.event_id and k.source = g.source) as is_known,
             coalesce(k.sources, 0) as known
        from given g left join known k using (event_id)
    )
    insert into event_views (event_id, date, source, count)
    select event_id, date,
           case when is_known or source = any(${stored}::text[]) or known + nth <= ${sourcesAtMost} then source
                else ${otherSource} end as kept_source,
           sum(count)
      from placed group by 1, 2, 3 order by 1, 2, 3
    on conflict (event_id, date, source) do update set count = event_views.count + excluded.count`.execute(
    db,
  );
}
