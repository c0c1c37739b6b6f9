import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { eventCancelled } from "../../src/features/events/mails/event-supersessions.server.ts";
import { migrateToLatest } from "../../src/platform/db/migrating/migrate.server.ts";
import { supersedeMails } from "../../src/platform/mail/queue/supersede-mails.server.ts";
import { testDatabase } from "../support/database.ts";
import { describeSchema } from "../support/describe-schema.ts";
import { differentRows, rememberRows } from "./compare-rows.ts";
import { fillVersionBefore, makeVersionBefore } from "./version-before.ts";

const { db } = await testDatabase({ empty: true });
const { db: fresh } = await testDatabase();

/** Tables of which a new installation of the version before has no rows of its own. */
const bookkeeping = ["public_data_changes"];

let emptyBefore: string[];
beforeAll(async () => {
  await makeVersionBefore(db);
  await fillVersionBefore(db, 400, false);
  emptyBefore = await emptyTablesOf();
  await rememberRows(db);
  await migrateToLatest(db);
});

async function emptyTablesOf(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
       and query_to_xml(format('select from %I limit 1', tablename), false, false, '')::text not like '%<row%'`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter((name) => !bookkeeping.includes(name));
}

it("makes of the schema of version 0.1.0 the one that a new installation has", async () => {
  expect(await describeSchema(db)).toEqual(await describeSchema(fresh));
});

it("loses and changes no row of 400 events with data of every feature", async () => {
  expect(emptyBefore).toEqual([]);
  const { rows } = await sql`
    select (select count(*)::int from before.events) as events,
           (select count(*)::int from before.applications) as applications`.execute(db);
  expect(rows).toEqual([{ events: 400, applications: 1600 }]);
  expect(await differentRows(db)).toEqual([]);
});

it("keeps each university under its address", async () => {
  const { rows } = await sql`
    select id from universities u join before.universities b using (id) where u.snake_name <> b.snake_name`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

it("counts the places of every event as before, and those who wait", async () => {
  const { rows } = await sql`
    select e.id from events e
     where (e.applications_count, e.waiting_count) <>
           (select count(*) filter (where state in ('confirmed', 'offered')), count(*) filter (where state = 'waiting')
              from applications a where a.event_id = e.id)`.execute(db);
  expect(rows).toEqual([]);
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
