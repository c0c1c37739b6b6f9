import { sql } from "kysely";
import { expect, it } from "vitest";
import { dayMs } from "../../src/shared/time/milliseconds.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { testDatabase } from "../support/database.ts";
import { workersOver } from "../support/workers-to-kill.ts";

const events = 5;
const people = 300;
const { db, url } = await testDatabase();
const start = workersOver(url);

const owner = await makeOrganization(db);
const over: number[] = [];
/** The last is not over yet. */
for (let nth = 0; nth <= events; nth += 1) {
  const start_at = new Date(Date.now() - (nth < events ? 200 : 100) * dayMs);
  over.push(await makeEvent(db, { owner, columns: { start_at, max_participant_num: people } }));
}
const later = over.pop() as number;
// Of each event everybody has answered, was there and has a certificate, and one in ten has no account. How their names are read is guessed
// already: the worker would wait for the person that is held.
await sql`
  with person as (
    insert into users (first_name, last_name, first_name_guess, last_name_guess, email, password_hash, is_guest, guest_email)
    select 'Keep', 'Person ' || n, '', '', case when n % 10 > 0 then 'keep' || n || '@example.com' end,
           case when n % 10 > 0 then 'not a hash' end, n % 10 = 0, case when n % 10 = 0 then 'guest' || n || '@example.com' end
      from generate_series(1, ${(events + 1) * people}) n returning id
  ), numbered as (select id, row_number() over (order by id) - 1 as nth from person),
  asked as (
    insert into questions (event_id, question_type_id) select unnest(${[...over, later]}::integer[]), 2 returning id, event_id
  ), choice as (insert into question_options (question_id, position) select id, 0 from asked returning id, question_id),
  application as (
    insert into applications (event_id, user_id)
    select (${[...over, later]}::integer[])[nth / ${people} + 1], id from numbered returning id, event_id
  ), answered as (
    insert into answers (application_id, question_id, text)
    select a.id, q.id, 'said' from application a join asked q using (event_id) returning application_id, question_id
  ), chosen as (
    insert into answer_options select w.application_id, w.question_id, c.id from answered w join choice c using (question_id)
  ), noted as (insert into application_notes select id, 'noted' from application),
  came as (insert into attendances (application_id, event_id, checked_in_at) select id, event_id, now() from application)
  insert into certificates (event_id, application_id, number, issued_at)
  select event_id, id, translate(upper(left(md5(id::text), 16)), 'ILOU', '0000'), now() from application`.execute(
  db,
);

/** By event, in their order: what has to go, and what has to stay. */
async function stored() {
  const { rows } = await sql<Record<string, number>>`
    select e.id,
           (select count(*) from answers w join applications a on a.id = w.application_id where a.event_id = e.id)::integer as answers,
           (select count(*) from application_notes n join applications a on a.id = n.application_id where a.event_id = e.id)::integer as notes,
           (select count(*) from applications a join users u on u.id = a.user_id
             where a.event_id = e.id and u.is_guest and u.last_name <> '')::integer as guests,
           (select count(*) from applications where event_id = e.id and state = 'confirmed')::integer as states,
           (select count(*) from attendances where event_id = e.id)::integer as attendances,
           (select count(distinct number) from certificates where event_id = e.id)::integer as certificates,
           (select coalesce(sum(c.count), 0) from answer_counts c join questions q on q.id = c.question_id
             where q.event_id = e.id and c.question_option_id is not null)::integer as counted,
           e.applications_count as places
      from events e order by e.id`.execute(db);
  return rows.map(({ id: _, ...row }) => row);
}
const stays = { states: people, attendances: people, certificates: people, places: people };
const whole = { answers: people, notes: people, guests: people / 10, counted: 0, ...stays };
const gone = { answers: 0, notes: 0, guests: 0, counted: people, ...stays };
const isRemoving = async () => {
  const { rows } = await sql`
    select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ilike '%"users"%for update%'`.execute(
    db,
  );
  return rows.length > 0;
};

it("a removal of answers that is killed in an event's middle leaves that event whole; two workers remove each once, and nothing that stays", async () => {
  expect(await stored()).toEqual(Array(events + 1).fill(whole));
  // A guest of the third event is held: its answers are removed already when the worker waits.
  const { rows } = await sql<{ user_id: number }>`
    select a.user_id from applications a join users u on u.id = a.user_id
     where a.event_id = ${over[2]} and u.is_guest order by a.user_id desc limit 1`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${rows[0]?.user_id} for update`.execute(tx);
    const worker = await start();
    await expect.poll(isRemoving, { timeout: 60_000 }).toBe(true);
    await worker.stop("SIGKILL");
  });
  await expect.poll(isRemoving, { timeout: 30_000 }).toBe(false);
  expect(await stored()).toEqual([gone, gone, whole, whole, whole, whole]);

  await Promise.all([start(), start()]);
  await expect
    .poll(async () => (await stored()).map(({ answers }) => answers), { timeout: 60_000 })
    .toEqual([0, 0, 0, 0, 0, people]);
  expect(await stored()).toEqual([gone, gone, gone, gone, gone, whole]);
});
