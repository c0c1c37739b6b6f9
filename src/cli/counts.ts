import { sql } from "kysely";
import { isInSpanSql } from "../features/events/events.server.ts";
import type { Db } from "../platform/db/client.server.ts";
import { isActiveSql } from "../shared/application-states.ts";
import { isNotDeleted } from "../shared/is-not-deleted.server.ts";

/** How much there is of everything, as a table. */
export async function countEverything(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count from (
    select place, name, count from (values
      (1, 'people', (select count(*) from users where ${isNotDeleted("users")} and not is_guest)),
      (2, 'confirmed addresses', (select count(*) from users where email_confirmed_at is not null)),
      (3, 'signed-in devices', (select count(*) from sessions where expires_at > ${now})),
      (4, 'organizations', (select count(*) from organizations)),
      (5, 'follows', (select count(*) from organization_follows where unfollowed_at is null)),
      (6, 'upcoming events', (select count(*) from events where ${isInSpanSql("upcoming", now, "events")} and is_published)),
      (7, 'past events', (select count(*) from events where ${isInSpanSql("past", now, "events")} and is_published)),
      (8, 'unpublished events', (select count(*) from events where not is_published)),
      (9, 'applications', (select count(*) from applications where ${isActiveSql("applications")}))
    ) as counted (place, name, count)
    union all
    select 10, 'mails ' || state, count(*) from mails group by state
    ) as every order by place, name`.execute(db);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, count }) => `${name.padEnd(width)}  ${count}`).join("\n");
}
