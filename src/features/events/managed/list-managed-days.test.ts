import { sql } from "kysely";
import { expect, it } from "vitest";
import { countStatements } from "../../../../tests/costs/count-statements.ts";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import type { ManagedDay } from "./managed-events.contract.ts";

const { api, db, database } = await startTestServer();
const databaseName = new URL(database.url).pathname.slice(1);

const makeClub = async () => {
  const organizer = await makeUser(db);
  const club = await makeOrganization(db, { members: [organizer.id] });
  const month = async (query: string) => {
    const { status, body } = await api(`GET /events/managed_calendar?${query}`, { as: organizer.session });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as ManagedDay[];
  };
  const titles = async (query: string) =>
    (await month(query)).flatMap(({ date, events }) => events.map(({ title }) => [date.slice(-2), title]));
  const at = (start_at: string, title: string, columns = {}) =>
    makeEvent(db, { owner: club, title, columns: { start_at, ...columns } });
  return { organizer, club, month, titles, at };
};

it("a month has every day of Japan with its first five events and their number, in order", async () => {
  const { month, at } = await makeClub();
  await at("2026-10-31T23:59:59+09:00", "Before");
  await at("2026-11-01T00:00:00+09:00", "First");
  await at("2026-11-30T23:59:59+09:00", "Last");
  await at("2026-12-01T00:00:00+09:00", "After");
  for (const hour of [15, 14, 13, 12, 11, 10]) await at(`2026-11-20T${hour}:00:00+09:00`, `At ${hour}`);
  const days = await month("month=2026-11");
  expect(days.map(({ date }) => date)).toEqual(
    Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, "0")}`),
  );
  const on = (day: number) => days[day - 1]?.events.map(({ title }) => title);
  expect([on(1), on(2), on(30)]).toEqual([["First"], [], ["Last"]]);
  expect(days[19]?.count).toBe(6);
  expect(on(20)).toEqual(["At 10", "At 11", "At 12", "At 13", "At 14"]);
});

it("days narrow every month, and a month beside them is empty", async () => {
  const { titles, at } = await makeClub();
  await at("2026-11-10T10:00:00+09:00", "In the term");
  await at("2026-11-20T10:00:00+09:00", "After it");
  expect(await titles("month=2026-11&from=2026-10-01&to=2026-11-15")).toEqual([["10", "In the term"]]);
  expect(await titles("month=2026-11&from=2026-12-01")).toEqual([]);
});

it("each event says its state and for whom the caller acts, hidden and cancelled ones too", async () => {
  const { club, organizer, month, at } = await makeClub();
  const other = await makeOrganization(db);
  await at("2026-11-10T10:00:00+09:00", "Past");
  await at("2026-11-25T10:00:00+09:00", "Draft", { is_published: false });
  await at("2026-11-26T10:00:00+09:00", "Off", { cancelled_at: "2026-11-15T10:00:00+09:00" });
  await makeEvent(db, { owner: other, coHosts: [club], title: "Shared" });
  const second = await makeOrganization(db, { members: [organizer.id] });
  await makeEvent(db, { owner: second, title: "Second" });
  const events = (await month("month=2026-11")).flatMap((day) => day.events);
  expect(events.every(({ organization_name }) => organization_name !== "")).toBe(true);
  expect(events.map(({ title, state, organization_id }) => [title, state, organization_id])).toEqual([
    ["Past", "past", club],
    ["Draft", "draft", club],
    ["Off", "cancelled", club],
    ["Shared", "coming", club],
    ["Second", "coming", second],
  ]);
});

it("what narrows the list narrows the month: state, organization, words and days", async () => {
  const { club, titles, at } = await makeClub();
  const other = await makeOrganization(db);
  await at("2026-11-24T10:00:00+09:00", "Tea draft", { is_published: false });
  await at("2026-11-25T10:00:00+09:00", "Tea");
  await at("2026-11-26T10:00:00+09:00", "Walk");
  await makeEvent(db, { owner: other, coHosts: [club], title: "Shared tea" });
  const month = "month=2026-11";
  expect(await titles(`${month}&state=draft`)).toEqual([["24", "Tea draft"]]);
  expect(await titles(`${month}&state=co_hosted`)).toEqual([["27", "Shared tea"]]);
  expect(await titles(`${month}&from=2026-11-26&to=2026-11-26`)).toEqual([["26", "Walk"]]);
  expect(await titles(`${month}&organization_id=${other}`)).toEqual([]);
  expect((await titles(`${month}&q=tea&state=coming`)).map(([, title]) => title)).toEqual([
    "Tea",
    "Shared tea",
  ]);
});

it("is refused without a month, in any other shape, and to visitors", async () => {
  const { organizer } = await makeClub();
  for (const query of ["", "month=2026", "month=2026-13", "month=2026-11&state=best"]) {
    const { status } = await api(`GET /events/managed_calendar?${query}`, { as: organizer.session });
    expect([query, status]).toEqual([query, 422]);
  }
  expect((await api("GET /events/managed_calendar?month=2026-11")).status).toBe(401);
});

it("shows nothing of events that others manage", async () => {
  const { titles } = await makeClub();
  const other = await makeOrganization(db);
  await makeEvent(db, { owner: other, title: "Theirs" });
  expect(await titles("month=2026-11")).toEqual([]);
});

it("500 events are told by as many statements as one", async () => {
  const { club, month, at } = await makeClub();
  const query = "month=2026-11";
  const counted = () => countStatements(databaseName, () => month(query));
  await at("2026-11-20T10:00:00+09:00", "One");
  const { statements } = await counted();
  await sql`
    with made as (
      insert into events (start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, owner_organization_id)
      select '2026-11-01T10:00:00+09:00'::timestamptz + n * interval '1 hour', 30, 44, 1, 1, ${club} from generate_series(1, 499) n
      returning id
    ), texts as (
      insert into event_texts (event_id, language_id, title, place_name, is_main) select id, 2, 'Many', 'Hall', true from made
    )
    insert into event_hosts (event_id, organization_id, is_owner) select id, ${club}, true from made`.execute(
    db,
  );
  expect((await counted()).statements).toBe(statements);
  const days = await month(query);
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(500);
  expect(Math.max(...days.map(({ events }) => events.length))).toBe(5);
});
