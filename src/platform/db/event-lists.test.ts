import { beforeEach, expect, test } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { testDatabase } from "../../../tests/support/database.ts";

const { db } = await testDatabase();
const owner = await makeOrganization(db);
let event: number;
beforeEach(async () => {
  event = await makeEvent(db, { owner, columns: { prefecture_id: 13, university_id: 5 } });
});

const lists = async () => {
  const rows = await db
    .selectFrom("event_lists")
    .select("list")
    .where("event_id", "=", event)
    .orderBy("list")
    .execute();
  return rows.map(({ list }) => list);
};

test("an event without target prefectures stands in the list of all, near its place and with its university", async () => {
  expect(await lists()).toEqual(["near:13", "prefecture:0", "university:5"]);
});

test("targets take the place of 'all' and add lists; without them it is as before", async () => {
  const before = await lists();
  await db
    .insertInto("event_target_prefectures")
    .values([14, 26].map((prefecture_id) => ({ event_id: event, prefecture_id })))
    .execute();
  await db.insertInto("event_target_universities").values({ event_id: event, university_id: 6 }).execute();
  expect(await lists()).toEqual([
    "near:13",
    "near:14",
    "near:26",
    "prefecture:14",
    "prefecture:26",
    "university:5",
    "university:6",
  ]);
  await db.deleteFrom("event_target_prefectures").where("event_id", "=", event).execute();
  await db.deleteFrom("event_target_universities").where("event_id", "=", event).execute();
  expect(await lists()).toEqual(before);
});

test("an event that moves, goes online or loses its university changes lists with it", async () => {
  await db
    .updateTable("events")
    .set({ prefecture_id: 1, is_online: true, university_id: null })
    .where("id", "=", event)
    .execute();
  expect(await lists()).toEqual(["near:0", "near:1", "prefecture:0"]);
});

test("a removed event stands in no list", async () => {
  await db.deleteFrom("events").where("id", "=", event).execute();
  expect(await lists()).toEqual([]);
});
