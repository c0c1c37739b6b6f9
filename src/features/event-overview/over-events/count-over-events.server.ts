import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { tookPartBeforeSql } from "../../applications/applications.server.ts";
import { isInRangeSql, type Range, selectHeldEvents } from "./held-events.server.ts";
import type { OrganizationFigures } from "./organization-figures.contract.ts";

interface Group {
  university_id: number | null;
  name_ja: string | null;
  name_en: string | null;
  people: number;
  again: number;
  visits: number;
}

/**
 * Counts those who came to past events of an organization, each once, in groups in which nobody is named. Where nobody was checked in at
 * an event, all who had a place count.
 */
export async function countOverEvents(
  db: Executor,
  organizationId: number,
  range: Range,
  now: Date,
): Promise<Omit<OrganizationFigures, "sources">> {
  const hosted = sql`event_hosts host join events past on past.id = host.event_id
    and host.organization_id = ${organizationId} and host.is_hosting`;
  const [groups, together] = await Promise.all([
    sql<Group>`
      with visits as materialized (
        select part.user_id, past.start_at
          from ${hosted} join applications part on part.event_id = past.id
         where ${tookPartBeforeSql({ application: "part", event: "past" }, now)}
      ), people as (
        select user_id, count(*) as visits, min(start_at) as first_at from visits where ${isInRangeSql(range, "visits")} group by 1
      ), earlier as (
        select user_id, min(start_at) as start_at from visits group by 1
      )
      select u.university_id, s.names ->> 'ja' as name_ja, s.names ->> 'en' as name_en,
             count(*)::integer as people, sum(p.visits)::integer as visits,
             count(*) filter (where p.visits > 1 or e.start_at < p.first_at)::integer as again
        from people p join earlier e using (user_id)
        join users u on u.id = p.user_id
        left join universities s on s.id = u.university_id
       group by 1, 2, 3 order by 4 desc, 1 nulls last`.execute(db),
    sql<{ events: number; walk_ins: number }>`
      select count(*)::integer as events,
             coalesce(sum((select count(*) from walk_ins w where w.event_id = held.id and w.removed_at is null)), 0)::integer as walk_ins
        from (${selectHeldEvents(organizationId, range, now)}) held`.execute(db),
  ]);
  const sum = (of: (group: Group) => number) => groups.rows.reduce((total, group) => total + of(group), 0);
  return {
    events: together.rows[0]?.events ?? 0,
    walk_ins: together.rows[0]?.walk_ins ?? 0,
    people: sum(({ people }) => people),
    again: sum(({ again }) => again),
    visits: sum(({ visits }) => visits),
    by_university: groups.rows.map(({ university_id: id, name_ja, name_en, ...counts }) => ({
      university: id === null ? null : { id, name_ja: name_ja ?? "", name_en: name_en ?? "" },
      ...counts,
    })),
  };
}
