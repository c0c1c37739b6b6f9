import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { isInSpanSql, takesPlaceSql } from "../../events/events.server.ts";
import { onceAttendedSql } from "../survey/find-survey.server.ts";
import type { MyAfterEvent } from "./after-events.contract.ts";
import { findLeft } from "./find-left-after-event.server.ts";
import { leavesCertificate, leftMaterials, leftSurvey } from "./left-after-event.server.ts";

/** Finds survey, certificate and material of all events at which a person had a place or was checked in, in one query. */
export async function findMyAfterEvents(db: Executor, userId: number, now: Date): Promise<MyAfterEvent[]> {
  const past = await findLeft(
    db,
    userId,
    // The person's applications lead: without them PostgreSQL would read every past event.
    sql`a.user_id = ${userId} and (${isComingSql("a")} or ${onceAttendedSql()}) and ${isInSpanSql("past", now)} and ${takesPlaceSql()}`,
  );
  return past
    .map((facts) => ({
      event_id: facts.event_id,
      survey: leftSurvey(facts, now),
      certificate: leavesCertificate(facts, now),
      materials: leftMaterials(facts, now),
    }))
    .filter(({ survey, certificate, materials }) => survey !== null || certificate || materials > 0);
}
