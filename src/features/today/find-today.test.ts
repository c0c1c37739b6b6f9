import { expect, it } from "vitest";
import { countStatements } from "../../../tests/costs/count-statements.ts";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { makeLongEvents } from "../../../tests/support/large-data.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { stopIndexingForSearch } from "../../../tests/support/stop-indexing-for-search.ts";
import type { TodayItem } from "./today.contract.ts";
import { todayKinds } from "./today-kinds.ts";

const { api, db, database } = await startTestServer();
const databaseName = new URL(database.url).pathname.slice(1);
await stopIndexingForSearch(db);

async function todayOf({ session }: { session: Record<string, string> }, language = "en") {
  const { status, body } = await api("GET /users/own/today", {
    as: { ...session, "user-locale": language },
  });
  expect(status).toBe(200);
  return body.data as TodayItem[];
}

const unpublished = (items: TodayItem[]) => items.filter(({ kind }) => kind === "unpublished");

it("it tells of every organization's events to those who manage them, once each, for the organization they act for", async () => {
  const [both, coHost, invited] = [await makeUser(db), await makeUser(db), await makeUser(db)];
  const coHosting = await makeOrganization(db, { members: [both.id, coHost.id] });
  const owner = await makeOrganization(db, { members: [both.id] });
  const inviting = await makeOrganization(db, { members: [invited.id] });
  const other = await makeOrganization(db, { members: [both.id] });
  const columns = { is_published: false };
  const shared = await makeEvent(db, { owner, coHosts: [coHosting], columns });
  const own = await makeEvent(db, { owner: other, columns });
  await db
    .insertInto("event_hosts")
    .values({ event_id: shared, organization_id: inviting, invited_by_id: owner })
    .execute();
  const actingIn = async (person: typeof both) =>
    unpublished(await todayOf(person)).map(({ event, organization }) => [event.id, organization.id]);
  expect(await actingIn(both)).toEqual([
    [shared, owner],
    [own, other],
  ]);
  expect(await actingIn(coHost)).toEqual([[shared, coHosting]]);
  expect(await todayOf(invited)).toEqual([]);
  expect((await todayOf(coHost)).find(({ kind }) => kind === "no_picture")?.href).toBe(
    `/manage/organizations/${coHosting}/events/${shared}/edit`,
  );
});

it("titles and names stand in the language of the request, and are tagged where they have none in it", async () => {
  const person = await makeUser(db);
  const owner = await makeOrganization(db, { members: [person.id], name: "Tea Club" });
  const id = await makeEvent(db, { owner, columns: { is_published: false }, title: "Tea" });
  const [english] = await todayOf(person);
  expect([english?.event, english?.organization]).toEqual([
    { id, title: "Tea" },
    { id: owner, name: "Tea Club" },
  ]);
  const [foreign] = await todayOf(person, "ja");
  expect([foreign?.event.lang, foreign?.organization.lang]).toEqual(["en", "en"]);
  await db
    .insertInto("event_texts")
    .values({ event_id: id, language_id: 1, title: "お茶", is_main: false })
    .execute();
  const [japanese] = await todayOf(person, "ja");
  expect(japanese?.event).toEqual({ id, title: "お茶" });
});

it("lines stand in the order of their kinds, then of time, at most a hundred", async () => {
  const person = await makeUser(db);
  const owner = await makeOrganization(db, { members: [person.id] });
  for (let made = 0; made < 60; made += 1) {
    const start_at = new Date(Date.UTC(2026, 11, 1 + ((made * 7) % 60)));
    await makeEvent(db, { owner, columns: { start_at, is_published: false } });
  }
  await makeEvent(db, { owner, columns: { start_at: "2026-11-20T18:00:00+09:00" } });
  expect(todayKinds.join(" ")).toBe(
    "check_in decide mail_failed offers draw mail_next new_applications unpublished unannounced untranslated no_picture",
  );
  const items = await todayOf(person);
  expect(items).toHaveLength(100);
  expect(items[0]?.kind).toBe("check_in");
  const places = items.map(({ kind }) => todayKinds.indexOf(kind));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const times = unpublished(items).map(({ at = "" }) => at);
  expect(times).toHaveLength(60);
  expect(times).toEqual([...times].sort());
});

it("500 events are asked for by as many statements as one", async () => {
  const person = await makeUser(db);
  const owner = await makeOrganization(db, { members: [person.id] });
  await makeEvent(db, { owner });
  const asked = () => countStatements(databaseName, () => todayOf(person));
  const { statements } = await asked();
  await makeLongEvents(db, owner);
  expect((await asked()).statements).toBe(statements);
  expect(statements).toBeLessThan(6);
  expect(await todayOf(person)).toHaveLength(100);
});
