import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

/** So many people, each with answers of so many letters to a hundred questions, as they were taken before there was a limit. */
async function withLongAnswers(people: number, letters: number): Promise<number> {
  const id = await makeEvent(db, { owner, columns: { max_participant_num: people } });
  await sql`
    with people as (
      insert into users (first_name, last_name, email, password_hash)
      select 'Person', n::text, 'long' || n || '@example.com', 'x' from generate_series(1, ${people}::integer) n returning id
    ), applied as (
      insert into applications (event_id, user_id) select ${id}, id from people returning id
    ), asked as (
      insert into questions (event_id, question_type_id) select ${id}, 3 from generate_series(1, 100) returning id
    )
    insert into answers (application_id, question_id, text)
    select applied.id, asked.id, repeat('x', ${letters / 100}::integer) from applied, asked`.execute(db);
  return id;
}

it("an event's detail and its lists of participants stay bounded, however much was answered, and nobody is lost", async () => {
  const id = await withLongAnswers(160, 500_000);
  const bytesOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));
  const megabytes = 12;
  const { body } = await api(`GET /events/${id}`, { as: organizer.session });
  expect(bytesOf(body)).toBeLessThan(megabytes * 1_000_000);
  expect(body.data.applications_truncated).toBe(true);
  expect(body.data.applications.length).toBeGreaterThan(0);
  expect(body.data.apply_users).toHaveLength(body.data.applications.length);

  const light = await api(`GET /events/${id}?applications=none`, { as: organizer.session });
  expect(bytesOf(light.body)).toBeLessThan(100_000);

  const seen = new Set<number>();
  let cursor = "";
  do {
    const page = await api(`GET /events/${id}/participants?limit=500${cursor}`, { as: organizer.session });
    expect(bytesOf(page.body)).toBeLessThan(megabytes * 1_000_000);
    for (const row of page.body.data) seen.add(row.application_id);
    cursor = page.body.next_cursor ? `&cursor=${page.body.next_cursor}` : "";
  } while (cursor);
  expect(seen.size).toBe(160);
});
