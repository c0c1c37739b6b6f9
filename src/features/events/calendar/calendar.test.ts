import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const owner = await makeOrganization(db, { universities: [81] });

type Columns = NonNullable<Parameters<typeof makeEvent>[1]["columns"]>;
const made = (start_at: string, columns: Columns = {}, title = "Tea") =>
  makeEvent(db, { owner, columns: { start_at, ...columns }, title });
type Day = { date: string; count: number; events: { id: number }[] };
const daysOf = async (query: string, as?: Record<string, string>): Promise<Day[]> => {
  const { status, body } = await api(
    `GET /events/calendar?${query}` as "GET /events/calendar",
    as ? { as } : {},
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const counts = (days: Day[]) => days.filter(({ count }) => count > 0).map(({ date, count }) => [date, count]);

beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("events").execute();
});

it("a calendar has every day of its month, each with the events that begin on it in Japan", async () => {
  await made("2026-11-30T23:59:59+09:00");
  const first = await made("2026-12-01T00:00:00+09:00", { is_online: true, prefecture_id: 26 }, "お茶");
  const last = await made("2026-12-31T23:59:59+09:00");
  await made("2027-01-01T00:00:00+09:00");
  const days = await daysOf("month=2026-12");
  expect(days.map(({ date }) => date.slice(-2))).toEqual(
    Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, "0")),
  );
  expect(counts(days)).toEqual([
    ["2026-12-01", 1],
    ["2026-12-31", 1],
  ]);
  expect(days[0]?.events).toEqual([
    {
      id: first,
      title: "お茶",
      start_at: "2026-12-01T00:00:00.000+09:00",
      is_online: true,
      prefecture_id: 26,
    },
  ]);
  expect(days[30]?.events.map(({ id }) => id)).toEqual([last]);
  expect(await daysOf("month=2028-02")).toHaveLength(29);
});

it("a day names its first five events and counts all, those that are over too", async () => {
  const ids: number[] = [];
  for (let hour = 7; hour > 0; hour -= 1) ids.unshift(await made(`2026-11-03T0${hour}:00:00+09:00`));
  const day = (await daysOf("month=2026-11"))[2];
  expect([day?.count, day?.events.map(({ id }) => id)]).toEqual([7, ids.slice(0, 5)]);
});

it("a calendar is filtered as lists are, and shows no more to anybody than they do", async () => {
  const hosted = { is_shown_only_organization_universities: true };
  await made("2026-12-01T12:00:00+09:00", hosted);
  await made("2026-12-02T12:00:00+09:00", { is_published: false });
  await made("2026-12-03T12:00:00+09:00", { is_online: true });
  await made("2026-12-04T12:00:00+09:00", { event_purpose_id: 2 }, "Coffee");
  await made("2026-12-05T12:00:00+09:00", { applications_count: 2, max_participant_num: 2 });
  const dates = async (query: string, as?: Record<string, string>) =>
    counts(await daysOf(`month=2026-12&${query}`, as)).map(([date]) => String(date).slice(-2));
  expect(await dates("")).toEqual(["03", "04", "05"]);
  expect(await dates("", (await makeUser(db, { university_id: 81 })).session)).toEqual([
    "01",
    "03",
    "04",
    "05",
  ]);
  expect(await dates("is_online=true")).toEqual(["03"]);
  expect(await dates("event_purpose_id=2&q=coffee")).toEqual(["04"]);
  expect(await dates("has_places=true")).toEqual(["03", "04"]);
  expect(await dates("from=2026-12-04&to=2026-12-04")).toEqual(["04"]);
});

it("a title is in the reader's language where it is written in it, and follows every change", async () => {
  const id = await made("2026-12-01T12:00:00+09:00");
  await db
    .insertInto("event_texts")
    .values({ event_id: id, language_id: 1, title: "お茶", is_main: false })
    .execute();
  const title = async (language: string) =>
    (await api("GET /events/calendar?month=2026-12", { headers: { "user-locale": language } })).body.data[0]
      .events[0].title;
  expect([await title("en"), await title("ja")]).toEqual(["Tea", "お茶"]);
  await db.updateTable("event_texts").set({ title: "Matcha" }).where("language_id", "=", 2).execute();
  expect(await title("en")).toBe("Matcha");
});

it.each([
  ["", "month", "can't be blank"],
  ["month=2026-13", "month", "is not valid"],
  ["month=2026-1", "month", "is not valid"],
  ["month=2026-12-01", "month", "is not valid"],
  ["month=1900-01", "month", /is outside the calendar/],
  ["month=2019-12", "month", /is outside the calendar/],
  ["month=2028-12", "month", /is outside the calendar/],
  ["month=2026-12&is_online=maybe", "is_online", "is not valid"],
])("a calendar is refused for %j", async (query, field, problem) => {
  const { status, body } = await api(`GET /events/calendar?${query}` as "GET /events/calendar");
  expect([status, body]).toEqual([
    422,
    { errors: { [field]: [problem instanceof RegExp ? expect.stringMatching(problem) : problem] } },
  ]);
});

it("a calendar reaches from January 2020 to two years ahead", async () => {
  expect(await daysOf("month=2020-01")).toHaveLength(31);
  expect(await daysOf("month=2028-11")).toHaveLength(30);
});
