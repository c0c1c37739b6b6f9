import { expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { countPlans, openPlanning } from "../../../tests/support/count-plans.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { ReadCache } from "../../platform/cache/read-cache.server.ts";
import { collectDependencies } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { readEvents } from "./shared-event-reads.server.ts";

const { db, clock, platform, database } = await startTestServer();
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

it.each([1, 12])(
  "events that are read %i at a time are planned for a connection's first reads, and not for each",
  async (count) => {
    const owner = await makeOrganization(db);
    const ids: number[] = [];
    while (ids.length < count) ids.push(await makeEvent(db, { owner }));
    const own = await openPlanning(database.url);
    // A save reads it in a transaction.
    const readOnce = async (inTransaction: boolean) => {
      const read = (on: Executor) => readEvents(on, ids);
      const rows = await (inTransaction ? own.transaction().execute(read) : read(own));
      expect(rows).toHaveLength(count);
    };
    const read = async (times: number) => {
      for (let time = 0; time < times; time += 1) await readOnce(time % 2 === 0);
      return countPlans(own, 'from "events" as "e"');
    };
    const first = await read(12);
    expect(first.planned).toBeGreaterThan(0);
    expect(await read(20)).toEqual({ planned: first.planned, kept: first.kept + 20 });
    await own.destroy();
  },
);
