import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { eventCancelled } from "../../src/features/events/mails/event-supersessions.server.ts";
import { applyMigrations, migrateToLatest } from "../../src/platform/db/migrate.server.ts";
import { supersedeMails } from "../../src/platform/mail/supersede-mails.server.ts";
import { testDatabase } from "../support/database.ts";
import { differentRows, rememberRows } from "./compare-rows.ts";
import { fillVersionBefore, firstNewMigration } from "./version-before.ts";

const { db } = await testDatabase({ empty: true });

beforeAll(async () => {
  await db.transaction().execute((tx) => applyMigrations(tx, (name) => name < firstNewMigration));
  await fillVersionBefore(db, false);
  await rememberRows(db);
  await migrateToLatest(db);
});

it("loses and changes no row of 5,000 events and 20,000 applications in every state", async () => {
  const { rows } = await sql`
    select (select count(*)::int from before.events) as events,
           (select count(*)::int from before.applications) as applications`.execute(db);
  expect(rows).toEqual([{ events: 5000, applications: 20_000 }]);
  expect(await differentRows(db)).toEqual([]);
});

it("gives each application the state that its row told", async () => {
  const { rows } = await sql`
    select state, (cancelled_at is null) as "isComing", count(*) > 1000 as "areMany"
      from applications group by 1, 2 order by 1`.execute(db);
  expect(rows).toEqual([
    { state: "cancelled", isComing: false, areMany: true },
    { state: "confirmed", isComing: true, areMany: true },
  ]);
});

it("counts the places of every event as before", async () => {
  const { rows } = await sql`
    select e.id from events e
     where e.applications_count <> (select count(*) from applications a where a.event_id = e.id and a.state = 'confirmed')
     limit 5`.execute(db);
  expect(rows).toEqual([]);
});

it("lets the version before, which knows no states, go on cancelling, applying again and applying", async () => {
  const { rows: coming } = await sql<{ id: number }>`
    select a.id from applications a join events e on e.id = a.event_id
     where a.cancelled_at is null and e.cancelled_at is null limit 1`.execute(db);
  const id = coming[0]?.id;
  const state = async () =>
    (await sql<{ state: string }>`select state from applications where id = ${id}`.execute(db)).rows[0]
      ?.state;
  await sql`update applications set cancelled_at = now() where id = ${id}`.execute(db);
  expect(await state()).toBe("cancelled");
  await sql`update applications set cancelled_at = null, applied_at = now() where id = ${id}`.execute(db);
  expect(await state()).toBe("confirmed");
  const { rows: made } = await sql<{ state: string }>`
    insert into applications (event_id, user_id)
      select e.id, u.id from events e, users u
       where e.applications_count = 0 and u.deleted_at is null limit 1
    returning state`.execute(db);
  expect(made).toEqual([{ state: "confirmed" }]);
});

it("takes back mails that waited already when their event is cancelled now", async () => {
  const waiting = () =>
    db
      .selectFrom("mails")
      .select("event_id")
      .where("kind", "=", "event_tomorrow")
      .where("state", "=", "waiting")
      .execute();
  const before = await waiting();
  const eventId = before[0]?.event_id ?? 0;
  await db.transaction().execute((tx) => supersedeMails(tx, eventCancelled, eventId));
  expect(await waiting()).toEqual(before.filter(({ event_id }) => event_id !== eventId));
});
