import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

const statement = readFileSync(join(import.meta.dirname, "fill-applications.sql"), "utf8");

/** Gives each of the events a question, an organizer (the first user) and so many applications. */
export async function fillWithApplications(databaseUrl: string, counts: Map<number, number>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [eventId, count] of counts) {
      await client.query(`insert into questions (event_id, question_type_id, position) values ($1, 3, 1)`, [
        eventId,
      ]);
      await client.query("update events set max_participant_num = 100000 where id = $1", [eventId]);
      await client.query(statement, [eventId, count]);
      await client.query(
        `insert into organization_members (organization_id, user_id)
         select owner_organization_id, (select min(id) from users) from events where id = $1 on conflict do nothing`,
        [eventId],
      );
    }
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
