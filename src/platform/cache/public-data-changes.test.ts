import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { PublicDataChanges } from "./public-data-changes.server.ts";

const { db, url } = await testDatabase();
const { id: user } = await makeUser(db);
const owner = await makeOrganization(db, { members: [user] });
const [event, other] = [await makeEvent(db, { owner }), await makeEvent(db, { owner })];
const changes = new PublicDataChanges(url);
afterAll(() => changes.close());

let before = 0;
beforeEach(async () => {
  before = await changes.catchUp();
});
const isChanged = async (...topics: string[]) => {
  await changes.catchUp();
  return topics.map((topic) => changes.isChangedSince(before, [topic]));
};
const rename = (id: number) =>
  db
    .updateTable("events")
    .set({ detail_url: `https://example.com/${Math.random()}` })
    .where("id", "=", id);

it("a commit changes its topics and no others", async () => {
  await rename(event).execute();
  expect(await isChanged(`event:${event}`, `event:${other}`, "help")).toEqual([true, false, false]);
  expect(changes.isChangedSince(before, [])).toBe(false);
  expect(changes.isChangedSince(before, null)).toBe(true);
});

it("what is not committed changes nothing", async () => {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("events")
      .set({ detail_url: "https://example.com/open" })
      .where("id", "=", event)
      .execute();
    await sql`set constraints all immediate`.execute(tx);
    expect(await isChanged(`event:${event}`)).toEqual([false]);
  });
  expect(await isChanged(`event:${event}`)).toEqual([true]);
});

it("is known after the call to who asks once the writer was told, however many ask and write", async () => {
  await Promise.all(
    Array.from({ length: 60 }, async (_, place) => {
      const id = place % 2 ? event : other;
      const position = changes.position;
      await rename(id).execute();
      await changes.catchUp();
      expect(changes.isChangedSince(position, [`event:${id}`])).toBe(true);
    }),
  );
});

it("requests that arrive while the database is asked share the next question", async () => {
  const before = changes.questions;
  const first = changes.catchUp();
  while (changes.questions === before) await nextTurn();
  await Promise.all([first, ...Array.from({ length: 1000 }, () => changes.catchUp())]);
  expect(changes.questions - before).toBe(2);
});

it("everything has changed where a crash has emptied the list of changes, or a restore moved the version alone", async () => {
  await rename(event).execute();
  await sql`truncate public_data_changes`.execute(db);
  expect(await isChanged("help")).toEqual([true]);
  before = changes.position;
  await sql`update public_data_versions set version = version + 1 where shard = 0`.execute(db);
  expect(await isChanged("help")).toEqual([true]);
  before = changes.position;
  expect(await isChanged("help")).toEqual([false]);
});

it("everything has changed for a process that has not asked during the last thousand writes of a connection", async () => {
  const writes = (count: number) =>
    db.connection().execute(async (connection) => {
      for (let write = 0; write < count; write += 1)
        await connection
          .updateTable("events")
          .set({ detail_url: `https://example.com/${write}` })
          .where("id", "=", event)
          .execute();
    });
  await writes(20);
  expect(await isChanged("help")).toEqual([false]);
  await writes(1001);
  expect(await isChanged("help")).toEqual([true]);
  const { rows } = await sql<{ count: number }>`
    select max(count) as count from (select count(*) from public_data_changes group by shard) shards`.execute(
    db,
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(1000);
});

it("a transaction that changes hundreds of things has changed everything, without naming them", async () => {
  await sql`insert into removed_things (kind, id) select 'event', generate_series(100001, 100210)`.execute(
    db,
  );
  expect(await isChanged("help")).toEqual([true]);
  const { rows } = await sql<{ longest: number }>`
    select max(cardinality(topics)) as longest from public_data_changes`.execute(db);
  expect(rows[0]?.longest).toBeLessThanOrEqual(200);
});

it("a question that fails fails for who asked, and the next one is answered", async () => {
  const away = new PublicDataChanges(url.replace(/\/[^/]*$/, "/nowhere"));
  await expect(away.catchUp()).rejects.toThrow();
  await expect(away.catchUp()).rejects.toThrow();
  await away.close();
});
