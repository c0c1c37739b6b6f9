import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { managesEventSql } from "../../events/events.server.ts";
import { onceAttendedSql, surveyIsOpenSql } from "../survey/find-survey.server.ts";
import type { LeftFacts } from "./left-after-event.server.ts";

/** Reads the facts of events `e` and of a person's application `a` to each. */
export async function findLeft(
  db: Executor,
  userId: number | undefined,
  which: RawBuilder<SqlBool>,
): Promise<LeftFacts[]> {
  const user = sql<number | null>`${userId ?? null}::integer`;
  const materials = (isForAll: boolean) => sql`(
    select count(*)::integer from materials m where m.event_id = e.id and m.is_for_all = ${sql.lit(isForAll)})`;
  const { rows } = await sql<LeftFacts>`
    select e.id as event_id, a.id as application_id, e.start_at, e.end_at, e.cancelled_at,
           ${managesEventSql(sql.ref("e.id"), user)} as "isManager",
           came.application_id is not null as "hasCome", ${onceAttendedSql()} as "hasOnceCome",
           coalesce(${surveyIsOpenSql()}, false) as "isSurveyOpen",
           coalesce(jsonb_array_length(s.questions), 0) as "surveyQuestions",
           exists (select from survey_respondents r where r.event_id = e.id and r.application_id = a.id) as "hasAnswered",
           exists (select from certificate_offers o where o.event_id = e.id) as "isCertified",
           ${materials(true)} as "materialsForAll", ${materials(false)} as "materialsForAttended"
      from events e
           left join applications a on a.event_id = e.id and a.user_id = ${user}
           left join attendances came on came.application_id = a.id
           left join surveys s on s.event_id = e.id
     where ${which} order by e.start_at desc, e.id desc`.execute(db);
  return rows;
}
