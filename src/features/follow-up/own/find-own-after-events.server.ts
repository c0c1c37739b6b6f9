import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { hasEnded, isInSpanSql, managesEventSql, takesPlaceSql } from "../../events/events.server.ts";
import { onceAttendedSql } from "../survey/find-survey.server.ts";
import { isInSurveyWindow } from "../survey/survey-window.server.ts";
import type { OwnAfterEvent } from "./after-events.contract.ts";

interface Left {
  event_id: number;
  start_at: Date;
  end_at: Date | null;
  hasCome: boolean;
  /** Checked in once, whatever was undone. */
  hasOnceCome: boolean;
  isAsked: boolean;
  hasAnswered: boolean;
  isCertified: boolean;
  materials: number;
}

/**
 * Finds survey, certificate and material of all events at which a person had a place or was checked in, in one query: as `readAfterEvent` and
 * `findVisibleMaterial` say of one.
 */
export async function findOwnAfterEvents(db: Executor, userId: number, now: Date): Promise<OwnAfterEvent[]> {
  const { rows } = await sql<Left>`
    select a.event_id, e.start_at, e.end_at, came.application_id is not null as "hasCome",
           ${onceAttendedSql()} as "hasOnceCome",
           coalesce(s.is_open and not s.is_closed_for_good and s.questions <> '[]', false)
             and not ${managesEventSql(sql.ref("a.event_id"), sql.lit(userId))} as "isAsked",
           exists (select from survey_respondents r where r.event_id = a.event_id and r.application_id = a.id) as "hasAnswered",
           exists (select from certificate_offers o where o.event_id = a.event_id) as "isCertified",
           (select count(*) from materials m
             where m.event_id = a.event_id and (m.is_for_all or came.application_id is not null))::integer as materials
      from applications a join events e on e.id = a.event_id
           left join attendances came on came.application_id = a.id
           left join surveys s on s.event_id = a.event_id
     where a.user_id = ${userId} and (${isComingSql("a")} or ${onceAttendedSql()}) and ${isInSpanSql("past", now)} and ${takesPlaceSql()}
     order by e.start_at desc, a.event_id desc`.execute(db);
  return rows.map((left) => present(left, now)).filter(hasSomething);
}

function present(left: Left, now: Date): OwnAfterEvent {
  const isOpen = left.isAsked && isInSurveyWindow(left, now);
  return {
    event_id: left.event_id,
    survey: !left.hasOnceCome ? null : left.hasAnswered ? "answered" : isOpen ? "open" : null,
    certificate: left.hasCome && left.isCertified && hasEnded(left, now),
    materials: left.materials,
  };
}

const hasSomething = ({ survey, certificate, materials }: OwnAfterEvent) =>
  survey !== null || certificate || materials > 0;
