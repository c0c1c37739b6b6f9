import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { endsAtSql, isInSpanSql, takesPlaceSql } from "../../events/events.server.ts";

interface MyAttendance {
  event_id: number;
  has_attended: boolean;
}

/**
 * Of the events at which somebody had a place: whether they came. Nobody knows where nobody was checked in, and who has not come
 * before the end (three hours after the start where there is none) may still come.
 */
export async function findMyAttendances(db: Executor, userId: number, now: Date): Promise<MyAttendance[]> {
  const { rows } = await sql<MyAttendance>`
    select a.event_id, came.application_id is not null as has_attended
      from applications a join events e on e.id = a.event_id
           left join attendances came on came.application_id = a.id
     where a.user_id = ${userId} and ${isComingSql("a")} and ${isInSpanSql("past", now)} and ${takesPlaceSql()}
       and (came.application_id is not null
            or (${endsAtSql()} <= ${now}
                and exists (select from attendances other where other.event_id = a.event_id)))
     order by e.start_at desc, a.event_id desc`.execute(db);
  return rows;
}
