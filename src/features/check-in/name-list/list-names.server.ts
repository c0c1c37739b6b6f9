import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";

/** Few enough that nobody guesses the rest. */
const codeStart = 3;

/** Those who have a place; browsers put them in the order of the reader's language. */
export function listNames(db: Executor, eventId: number) {
  return db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .innerJoin("tickets as ticket", (join) =>
      join.onRef("ticket.application_id", "=", "a.id").on("ticket.is_withdrawn", "=", false),
    )
    .leftJoin("universities as university", "university.id", "u.university_id")
    .leftJoin("department_categories as department", "department.id", "u.department_category_id")
    .leftJoin("attendances as attended", "attended.application_id", "a.id")
    .select([
      "a.id as application_id",
      "u.first_name",
      "u.last_name",
      "u.first_name_reading",
      "u.last_name_reading",
      sql<{ name_ja: string; name_en: string } | null>`
        case when university.id is not null then json_build_object(
          'name_ja', coalesce(university.names ->> 'ja', ''), 'name_en', coalesce(university.names ->> 'en', '')) end`.as(
        "university",
      ),
      "department.id as department_id",
      "department.names as department_names",
      sql<string>`left(ticket.code, ${codeStart})`.as("code_start"),
      "attended.checked_in_at",
    ])
    .where("a.event_id", "=", eventId)
    .where(isComingSql("a"))
    .orderBy("u.last_name")
    .orderBy("u.first_name")
    .orderBy("a.id")
    .execute();
}
