import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { ReadCache } from "../../platform/cache/read-cache.server.ts";
import { collectDependencies } from "../../platform/cache/read-dependencies.server.ts";
import { type Executor, openDatabase } from "../../platform/db/client.server.ts";
import { readEvents } from "./shared-event-reads.server.ts";

const { db, clock, platform } = await startTestServer();
const changes = platform.publicDataChanges;
const cache = new ReadCache(changes, clock);

it("an event is one row for all answers until it or the number of its applicants changes", async () => {
  const owner = await makeOrganization(db);
  const id = await makeEvent(db, { owner });
  const read = async () => {
    await changes.catchUp();
    const { result } = await collectDependencies(clock, cache, () => readEvents(platform.visitorsDb, [id]));
    return result[0];
  };
  const row = await read();
  expect(await read()).toBe(row);
  const { id: user_id } = await makeUser(db);
  await db.insertInto("applications").values({ event_id: id, user_id, state: "confirmed" }).execute();
  const filled = await read();
  expect(filled).toMatchObject({ ...row, applications_count: 1 });
  expect(await read()).toBe(filled);
});

it("an event that is read alone is planned by PostgreSQL for a connection's first reads, and not for each", async () => {
  const id = await makeEvent(db, { owner: await makeOrganization(db) });
  const own = openDatabase(platform.settings.databaseUrl ?? "", { max: 1 });
  // As PostgreSQL is by itself; in tests each statement is planned for its values.
  await sql`set plan_cache_mode = auto`.execute(own);
  // A save reads it in a transaction.
  const readOnce = async (inTransaction: boolean) => {
    const read = (on: Executor) => readEvents(on, [id]);
    const rows = await (inTransaction ? own.transaction().execute(read) : read(own));
    expect(rows).toHaveLength(1);
  };
  const read = async (times: number) => {
    for (let time = 0; time < times; time += 1) await readOnce(time % 2 === 0);
    const { rows } = await sql<{ planned: number; kept: number }>`
      select custom_plans::int as planned, generic_plans::int as kept
        from pg_prepared_statements where statement like '%from "events" as "e"%'`.execute(own);
    return rows[0] ?? { planned: 0, kept: 0 };
  };
  const first = await read(12);
  expect(first.planned).toBeGreaterThan(0);
  expect(await read(20)).toEqual({ planned: first.planned, kept: first.kept + 20 });
  await own.destroy();
});
