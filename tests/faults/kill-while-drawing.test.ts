import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { testDatabase } from "../support/database.ts";
import { workersOver } from "../support/workers-to-kill.ts";

/** As many as take several statements to write. */
const people = 2500;
const places = 700;
const { db, url } = await testDatabase();
const start = workersOver(url);

const hour = 60 * 60 * 1000;
const eventId = await makeEvent(db, {
  owner: await makeOrganization(db),
  columns: {
    selection: "lottery",
    has_waiting_list: true,
    lottery_at: new Date(Date.now() - hour),
    start_at: new Date(Date.now() + 48 * hour),
    max_participant_num: places,
  },
});
await sql`
  with person as (
    insert into users (first_name, last_name, email, password_hash)
    select 'Lot', 'Test', 'lot' || n || '@example.com', 'not a hash' from generate_series(1, ${people}) n returning id
  )
  insert into applications (event_id, user_id, state, told_state)
  select ${eventId}, id, 'entered', 'entered' from person`.execute(db);

const states = async () => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from applications where event_id = ${eventId} group by 1 order by 1`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const draws = async () => (await db.selectFrom("lottery_draws").selectAll().execute()).length;
const isDrawing = async () => {
  const { rows } = await sql`
    select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%write_applications%'`.execute(
    db,
  );
  return rows.length > 0;
};

it("a draw that is killed in its middle leaves nothing, and two workers draw once all that it would have drawn", async () => {
  // The last of them in the order of the draw is held, so that nearly all of the others are written before the worker waits.
  const { rows } = await sql<{ user_id: number }>`
    select a.user_id from applications a join events e on e.id = a.event_id
     where e.id = ${eventId} order by encode(sha256(convert_to(e.lottery_seed || ':' || a.id, 'UTF8')), 'hex') desc limit 1`.execute(
    db,
  );
  await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${rows[0]?.user_id} for update`.execute(tx);
    const worker = await start();
    await expect.poll(isDrawing, { timeout: 30_000 }).toBe(true);
    await worker.stop("SIGKILL");
  });
  // The database hears of the death with the next answer that it cannot send.
  await expect.poll(isDrawing, { timeout: 30_000 }).toBe(false);
  expect([await draws(), await states()]).toEqual([0, { entered: people }]);

  await Promise.all([start(), start()]);
  await expect.poll(draws, { timeout: 60_000 }).toBe(1);
  expect(await states()).toEqual({ confirmed: places, waiting: people - places });
  const { rows: told } = await sql<{ news: string; people: number; mails: number }>`
    select payload->>'news' as news, count(distinct user_id)::int as people, count(*)::int as mails
      from mails where kind = 'application_news' and event_id = ${eventId} group by 1 order by 1`.execute(db);
  expect(told).toEqual([
    { news: "lost_waiting", people: people - places, mails: people - places },
    { news: "won", people: places, mails: places },
  ]);
});
