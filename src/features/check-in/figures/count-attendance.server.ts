import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { tookPartBeforeSql } from "../../applications/applications.server.ts";
import { countWalkIns } from "../walk-ins/walk-ins.server.ts";
import type { AttendanceFigures } from "./attendance-figures.contract.ts";

interface Group {
  university_id: number | null;
  name_ja: string | null;
  name_en: string | null;
  language: Language;
  expected: number;
  attended: number;
  returning: number;
}

/** Counts those who came of the people with a place, in groups in which nobody is named. */
export async function countAttendance(db: Executor, eventId: number): Promise<AttendanceFigures> {
  const [{ rows }, walkIns] = await Promise.all([
    sql<Group>`
      select person.university_id, university.names ->> 'ja' as name_ja, university.names ->> 'en' as name_en,
             person.language,
             count(*)::integer as expected,
             count(attended.application_id)::integer as attended,
             count(*) filter (where attended.application_id is not null and exists (
               select from event_hosts host
                 join event_hosts earlier_host
                   on earlier_host.organization_id = host.organization_id and earlier_host.is_hosting
                 join events earlier on earlier.id = earlier_host.event_id
                 join applications part on part.event_id = earlier.id
                where host.event_id = ${eventId} and host.is_hosting and part.user_id = a.user_id
                  and ${tookPartBeforeSql({ application: "part", event: "earlier" }, sql.ref("this.start_at"))}
             ))::integer as returning
        from applications a
        join events this on this.id = a.event_id
        join users person on person.id = a.user_id
        left join universities university on university.id = person.university_id
        left join attendances attended on attended.application_id = a.id
       where a.event_id = ${eventId} and ${isComingSql("a")}
       group by 1, 2, 3, 4
       order by 5 desc, 1 nulls last, 4`.execute(db),
    countWalkIns(db, eventId),
  ]);
  const { expected, attended } = together(rows);
  const returning = rows.reduce((sum, group) => sum + group.returning, 0);
  return {
    expected,
    attended,
    walk_ins: walkIns,
    first_time: attended - returning,
    returning,
    by_university: groupedBy(rows, ({ university_id }) => university_id).map(([id, groups]) => ({
      university:
        id === null ? null : { id, name_ja: groups[0]?.name_ja ?? "", name_en: groups[0]?.name_en ?? "" },
      ...together(groups),
    })),
    by_language: groupedBy(rows, ({ language }) => language).map(([language, groups]) => ({
      language,
      ...together(groups),
    })),
  };
}

function together(groups: readonly Group[]) {
  return {
    expected: groups.reduce((sum, group) => sum + group.expected, 0),
    attended: groups.reduce((sum, group) => sum + group.attended, 0),
  };
}

/** The largest first. */
function groupedBy<Key>(rows: readonly Group[], keyOf: (row: Group) => Key): [Key, Group[]][] {
  return [...Map.groupBy(rows, keyOf)].sort(
    ([, one], [, other]) => together(other).expected - together(one).expected,
  );
}
