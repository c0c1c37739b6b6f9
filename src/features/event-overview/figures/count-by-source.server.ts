import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import type { SourceFigures } from "./event-figures.contract.ts";

/** Applications to an event by where their visits came from, whatever became of them, and those of them that were checked in. */
export async function countApplicationsBySource(
  db: Executor,
  eventId: number,
): Promise<Omit<SourceFigures, "views">[]> {
  const { rows } = await sql<Omit<SourceFigures, "views">>`
    select a.source, count(*)::integer as applications,
           count(came.application_id) filter (where ${isComingSql("a")})::integer as attended
      from applications a left join attendances came on came.application_id = a.id
     where a.event_id = ${eventId} group by 1`.execute(db);
  return rows;
}
