import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { holdsPlaceSql } from "../../shared/application-states.ts";

const { db } = await testDatabase({ max: 20 });
const owner = await makeOrganization(db);
const people = await Promise.all(Array.from({ length: 20 }, async () => (await makeUser(db)).id));

const apply = (event_id: number, user_id: number) =>
  db.insertInto("applications").values({ event_id, user_id }).execute();
const cancel = (event_id: number, user_id: number) =>
  db
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: new Date() })
    .where("event_id", "=", event_id)
    .where("user_id", "=", user_id)
    .execute();
const countOf = async (id: number) =>
  (await db.selectFrom("events").select("applications_count").where("id", "=", id).executeTakeFirstOrThrow())
    .applications_count;
const full = { code: "TS001", constraint: "events_capacity" };

test("of twenty people who apply at once for three places, three get one and the others hear that it is full", async () => {
  const event = await makeEvent(db, { owner, columns: { max_participant_num: 3 } });
  const results = await Promise.allSettled(people.map((user) => apply(event, user)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const result of results) {
    if (result.status === "rejected") expect(result.reason).toMatchObject(full);
  }
  expect(await countOf(event)).toBe(3);
});

test("a cancelled place is free again, for one", async () => {
  const [first, second, third] = people as [number, number, number];
  const event = await makeEvent(db, { owner, columns: { max_participant_num: 1 } });
  await apply(event, first);
  await cancel(event, first);
  await cancel(event, first);
  expect(await countOf(event)).toBe(0);
  await apply(event, second);
  await expect(apply(event, third)).rejects.toMatchObject(full);
  const again = db
    .updateTable("applications")
    .set({ state: "confirmed", cancelled_at: null })
    .where("event_id", "=", event);
  await expect(again.where("user_id", "=", first).execute()).rejects.toMatchObject(full);
  expect(await countOf(event)).toBe(1);
});

test("a maximum below the count removes nobody and lets nobody in", async () => {
  const event = await makeEvent(db, { owner, applicants: people.slice(0, 5) });
  await db.updateTable("events").set({ max_participant_num: 4 }).where("id", "=", event).execute();
  expect(await countOf(event)).toBe(5);
  await expect(apply(event, people[5] as number)).rejects.toMatchObject(full);
  await cancel(event, people[0] as number);
  await expect(apply(event, people[5] as number)).rejects.toMatchObject(full);
  await cancel(event, people[1] as number);
  await apply(event, people[5] as number);
  expect(await countOf(event)).toBe(4);
});

test("the count is that of the applications that hold a place, whatever happens to them", async () => {
  const event = await makeEvent(db, { owner, applicants: people });
  await Promise.all(people.slice(0, 7).map((user) => cancel(event, user)));
  await db
    .deleteFrom("applications")
    .where("event_id", "=", event)
    .where("user_id", "in", people.slice(5, 9))
    .execute();
  expect(await countOf(event)).toBe(11);
  const { rows } = await sql<{ wrong: number }>`
    select e.id from events e where applications_count <>
      (select count(*) from applications a where a.event_id = e.id and ${holdsPlaceSql("a")})`.execute(db);
  expect(rows).toEqual([]);
});

test("an event goes with everything it has, and its page is remembered as gone", async () => {
  const event = await makeEvent(db, { owner, applicants: people.slice(0, 2) });
  await sql`
    with q as (insert into questions (event_id, question_type_id) values (${event}, 1) returning id),
         o as (insert into question_options (question_id) select id from q returning id, question_id),
         a as (insert into answers (application_id, question_id)
               select a.id, q.id from applications a, q where event_id = ${event} returning application_id, question_id)
    insert into answer_options select a.application_id, o.question_id, o.id from a, o`.execute(db);
  await db.deleteFrom("events").where("id", "=", event).execute();
  expect(await db.selectFrom("removed_things").select(["kind", "id"]).execute()).toEqual([
    { kind: "event", id: event },
  ]);
});

test("that an event was there is told of those alone that were public once", async () => {
  const draft = await makeEvent(db, { owner, columns: { is_published: false } });
  const hidden = await makeEvent(db, { owner, columns: { is_published: false } });
  const publish = (is_published: boolean) =>
    db.updateTable("events").set({ is_published }).where("id", "=", hidden).execute();
  await publish(true);
  await publish(false);
  await db.deleteFrom("events").where("id", "in", [draft, hidden]).execute();
  const told = db.selectFrom("removed_things").select("id").where("id", "in", [draft, hidden]);
  expect(await told.execute()).toEqual([{ id: hidden }]);
  const club = await makeOrganization(db);
  await db.deleteFrom("organizations").where("id", "=", club).execute();
  expect(await told.clearWhere().where("kind", "=", "organization").execute()).toEqual([{ id: club }]);
});
