import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { otherSource, referredSources } from "../views/view-source.ts";

interface OfDay {
  /** `2026-11-20` */
  date: string;
  count: number;
}

const sourcesShown = 100;

/** Views by day and source; of the sources that organizers named the most frequent ones, the others together. */
export async function countViewsByDay(
  db: Executor,
  eventId: number,
): Promise<(OfDay & { source: string })[]> {
  const { rows } = await sql<OfDay & { source: string }>`
    with named as (
      select source from event_views
       where event_id = ${eventId} and source <> all(${[...referredSources, otherSource]}::text[])
       group by source order by sum(count) desc, source limit ${sourcesShown}
    )
    select to_char(date, 'YYYY-MM-DD') as date, sum(count)::integer as count,
           case when source = any(${[...referredSources]}::text[]) or source in (select source from named) then source
                else ${otherSource} end as source
      from event_views where event_id = ${eventId}
     group by 1, 3 order by 1, 3`.execute(db);
  return rows;
}

const tokyoDay = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;

/** Applications by the day on which they were made and, apart, by that on which they ended. */
export async function countApplicationsByDay(
  db: Executor,
  eventId: number,
): Promise<{ applied: OfDay[]; cancelled: OfDay[] }> {
  const { rows } = await sql<OfDay & { kind: "applied" | "cancelled" }>`
    select 'applied' as kind, ${tokyoDay("applied_at")} as date, count(*)::integer as count
      from applications where event_id = ${eventId} group by 2
    union all
    select 'cancelled', ${tokyoDay("cancelled_at")}, count(*)::integer
      from applications where event_id = ${eventId} and state = 'cancelled' group by 2
     order by 1, 2`.execute(db);
  const of = (wanted: string) =>
    rows.flatMap(({ kind, date, count }) => (kind === wanted ? [{ date, count }] : []));
  return { applied: of("applied"), cancelled: of("cancelled") };
}
