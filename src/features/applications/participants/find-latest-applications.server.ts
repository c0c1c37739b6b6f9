import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";

interface LatestApplication {
  id: number;
  state: ApplicationState;
  applied_at: Date;
  user: { id: number; first_name: string; last_name: string };
}

/** The latest applications to an event, newest first, in any state; those of deleted accounts are left out. */
export async function findLatestApplications(
  db: Executor,
  eventId: number,
  atMost: number,
): Promise<LatestApplication[]> {
  const { rows } = await sql<LatestApplication>`
    select a.id, a.state, a.applied_at,
           json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as "user"
      from applications a join users u on u.id = a.user_id
     where a.event_id = ${eventId} and ${isNotDeleted("u")}
     order by a.applied_at desc, a.id desc limit ${atMost}`.execute(db);
  return rows;
}
