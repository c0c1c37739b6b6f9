import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { addDays, startOfDate, type TokyoDate } from "../../../shared/time/tokyo-date.ts";
import { tookPartBeforeSql } from "../../applications/applications.server.ts";
import { isInSpanSql } from "../../events/events.server.ts";
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
 * @param range days on which events begin, both included; left out, all
 */
export async function countOverEvents(
  db: Executor,
  organizationId: number,
  range: { from?: TokyoDate | undefined; to?: TokyoDate | undefined },
  now: Date,
): Promise<OrganizationFigures> {
  const from = range.from === undefined ? null : startOfDate(range.from);
  const until = range.to === undefined ? null : startOfDate(addDays(range.to, 1));
  const isInRange = (event: string) => {
    const start = sql.ref(`${event}.start_at`);
    return sql`(${from}::timestamptz is null or ${start} >= ${from}) and (${until}::timestamptz is null or ${start} < ${until})`;
  };
  const hosted = sql`event_hosts host join events past on past.id = host.event_id
    and host.organization_id = ${organizationId} and host.is_hosting`;
  const [groups, together] = await Promise.all([
    sql<Group>`
      with visits as materialized (
        select part.user_id, past.start_at
          from ${hosted} join applications part on part.event_id = past.id
         where ${tookPartBeforeSql({ application: "part", event: "past" }, now)}
      ), people as (
        select user_id, count(*) as visits, min(start_at) as first_at from visits where ${isInRange("visits")} group by 1
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
             coalesce(sum((select count(*) from walk_ins w where w.event_id = past.id and w.removed_at is null)), 0)::integer as walk_ins
        from ${hosted}
       where ${isInSpanSql("past", now, "past")} and past.cancelled_at is null and past.is_published and ${isInRange("past")}`.execute(
      db,
    ),
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
