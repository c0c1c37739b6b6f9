import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const people = await Promise.all([makeUser(db), makeUser(db)]);
const dates = ["2026-12-07 18:30", "2026-12-14 18:30"];
let owner: number;
let id: number;
beforeEach(async () => {
  owner = await makeOrganization(db, { members: people.map((person) => person.id) });
  id = await makeEvent(db, { owner, columns: { start_at: "2026-11-30T18:30:00+09:00" } });
});

const duplicate = (start_at: string[], held?: string[], by = people[0], copied = id) =>
  api(`POST /events/${copied}/duplicate`, {
    as: by?.session ?? null,
    body: { start_at, ...(held && { held_start_at: held }) },
  });
const copies = async () =>
  (await db.selectFrom("events").select("id").where("owner_organization_id", "=", owner).execute()).length -
  1;

it("of two people who make the same series at one moment one makes it, and the other is told", async () => {
  const answers = await Promise.all(people.map((person) => duplicate(dates, [], person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.errors).toEqual({ start_at: ["is held already: somebody else has just made it"] });
  expect(await copies()).toBe(2);
});

it("of two people who copy different events of one series to the same dates one makes them", async () => {
  const first = await duplicate(["2026-12-07 18:30"]);
  const [a, b] = people;
  const dates = ["2026-12-14 18:30", "2026-12-21 18:30"];
  const answers = await Promise.all([
    duplicate(dates, [], a),
    duplicate(dates, [], b, first.body.data[0].id),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await copies()).toBe(3);
});

it("one date that others have made keeps all from being made; it is made again by whom that is known to", async () => {
  await duplicate([dates[1] as string]);
  expect((await duplicate(dates, [])).status).toBe(422);
  expect(await copies()).toBe(1);
  expect((await duplicate(dates, [dates[1] as string])).status).toBe(200);
  expect(await copies()).toBe(3);
});

it("nothing else is asked about: who says nothing of what there is, cancelled ones, other titles and organizations", async () => {
  await duplicate(dates);
  expect((await duplicate(dates)).status).toBe(200);
  await db
    .updateTable("events")
    .set({ cancelled_at: new Date() })
    .where("owner_organization_id", "=", owner)
    .where("id", "<>", id)
    .execute();
  await makeEvent(db, {
    owner: await makeOrganization(db),
    columns: { start_at: "2026-12-07T18:30:00+09:00" },
  });
  const other = await makeEvent(db, { owner, columns: { start_at: "2026-12-07T18:30:00+09:00" } });
  await db.updateTable("event_texts").set({ title: "Another" }).where("event_id", "=", other).execute();
  expect((await duplicate(dates, [])).status).toBe(200);
});
