import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { otherSource, referredSources } from "../../../shared/view-source.ts";
import { sourcesShown } from "./fold-sources.ts";

interface OfDay {
  /** `2026-11-20` */
  date: string;
  count: number;
}

/** Up to the last day of which there is anything. */
const daysShown = 366;

/** Views by day and source, of the last year; of the sources that organizers named the most frequent ones, the others together. */
export async function countViewsByDay(
  db: Executor,
  eventId: number,
): Promise<(OfDay & { source: string })[]> {
  const { rows } = await sql<OfDay & { source: string }>`
    with shown as (
      select * from event_views
       where event_id = ${eventId}
         and date > (select max(date) - ${sql.lit(daysShown)} from event_views where event_id = ${eventId})
    ), named as (
      select source from shown
       where source <> all(${[...referredSources, otherSource]}::text[])
       group by source order by sum(count) desc, source limit ${sourcesShown}
    )
    select to_char(date, 'YYYY-MM-DD') as date, sum(count)::integer as count,
           case when source = any(${[...referredSources]}::text[]) or source in (select source from named) then source
                else ${otherSource} end as source
      from shown
     group by 1, 3 order by 1, 3`.execute(db);
  return rows;
}

const tokyoDay = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;

/** Applications by the day on which they were made and, apart, by that on which they ended, each of the last days on which any did. */
export async function countApplicationsByDay(
  db: Executor,
  eventId: number,
): Promise<{ applied: OfDay[]; cancelled: OfDay[] }> {
  const { rows } = await sql<OfDay & { kind: "applied" | "cancelled" }>`
    (select 'applied' as kind, ${tokyoDay("applied_at")} as date, count(*)::integer as count
       from applications where event_id = ${eventId} group by 2 order by 2 desc limit ${sql.lit(daysShown)})
    union all
    (select 'cancelled', ${tokyoDay("cancelled_at")}, count(*)::integer
       from applications where event_id = ${eventId} and state = 'cancelled' group by 2
      order by 2 desc limit ${sql.lit(daysShown)})
     order by 1, 2`.execute(db);
  const of = (wanted: string) =>
    rows.flatMap(({ kind, date, count }) => (kind === wanted ? [{ date, count }] : []));
  return { applied: of("applied"), cancelled: of("cancelled") };
}
