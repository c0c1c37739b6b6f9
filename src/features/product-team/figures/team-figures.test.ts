import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

// The clock of the tests says Friday, 20 November 2026.
const { api, db, clock } = await startTestServer();
const [first, second] = await db.selectFrom("universities").select("id").orderBy("id").limit(2).execute();
const [kyoto, osaka] = [first?.id ?? 0, second?.id ?? 0];
const monday = "2026-11-02T00:00:00+09:00";
const sunday = "2026-11-08T23:59:59+09:00";
const before = "2026-11-01T23:59:59+09:00";
const longAgo = "2025-01-01T00:00:00+09:00";

const team = await makeUser(db, { is_uniteam: true, created_at: longAgo });
const early = await makeUser(db, { created_at: monday, university_id: kyoto, language: "ja" });
const late = await makeUser(db, { created_at: sunday, university_id: osaka, language: "en" });
const gone = await makeUser(db, { created_at: before, language: "ja" });
const owner = await makeOrganization(db, { members: [team.id], universities: [kyoto, osaka] });
const other = await makeOrganization(db, { members: [team.id] });

const applied = (eventId: number, userId: number, applied_at: string, columns: object = {}) =>
  db
    .insertInto("applications")
    .values({ event_id: eventId, user_id: userId, applied_at, ...columns })
    .returning("id")
    .executeTakeFirstOrThrow();
const checkedIn = await makeEvent(db, { owner, columns: { start_at: monday } });
const came = await applied(checkedIn, early.id, before);
await applied(checkedIn, late.id, monday);
await applied(checkedIn, gone.id, sunday, { state: "cancelled", cancelled_at: sunday });
await db
  .insertInto("attendances")
  .values({ application_id: came.id, event_id: checkedIn, checked_in_at: monday })
  .execute();
await db
  .insertInto("walk_ins")
  .values([
    { event_id: checkedIn, nonce: crypto.randomUUID(), name: "Ren" },
    { event_id: checkedIn, nonce: crypto.randomUUID(), name: "", removed_at: monday },
  ])
  .execute();
// Nobody was checked in, so both came.
const unchecked = await makeEvent(db, { owner: other, columns: { start_at: sunday } });
await applied(unchecked, early.id, monday);
const { id: guest } = await db
  .insertInto("users")
  .values({ first_name: "Aki", last_name: "Mori", is_guest: true, created_at: monday })
  .returning("id")
  .executeTakeFirstOrThrow();
await applied(unchecked, guest, monday);
await makeEvent(db, { owner, columns: { start_at: monday, is_published: false } });
await makeEvent(db, { owner, columns: { start_at: monday, cancelled_at: monday } });
await api("DELETE /auth", { as: gone.session });

const figures = async (query: string) =>
  (await api(`GET /uniteam/figures${query}`, { as: team.session })).body;
const none = { events: 0, applications: 0, attended: 0, new_people: 0 };

it("weeks run from Monday to Sunday in Japan, and each thing is in the week of its own time", async () => {
  const { data } = await figures("?from=2026-10-26&to=2026-11-10");
  expect(data.weeks).toEqual([
    { monday: "2026-10-26", ...none, applications: 1, new_people: 1 },
    { monday: "2026-11-02", events: 2, applications: 4, attended: 4, new_people: 2 },
    { monday: "2026-11-09", ...none },
  ]);
});

it("by university people count for their own and events for each of their organization; guests, walk-ins and who has gone for none", async () => {
  const { data } = await figures("?from=2026-11-02&to=2026-11-02");
  const rows = data.by_university.map(({ university, ...counts }: { university: { id: number } | null }) => [
    university?.id ?? null,
    counts,
  ]);
  expect(new Map(rows)).toEqual(
    new Map([
      [kyoto, { events: 1, applications: 1, attended: 2, new_people: 1 }],
      [osaka, { events: 1, applications: 1, attended: 0, new_people: 1 }],
      [null, { events: 1, applications: 2, attended: 2, new_people: 0 }],
    ]),
  );
});

it("by language people count for the one in which they read, events for those in which they are written", async () => {
  const { data } = await figures("?from=2026-11-02&to=2026-11-08");
  const rows = data.by_language.map(({ language, ...counts }: { language: string | null }) => [
    language,
    counts,
  ]);
  expect(new Map(rows)).toEqual(
    new Map([
      ["ja", { events: 0, applications: 1, attended: 2, new_people: 1 }],
      ["en", { events: 2, applications: 1, attended: 0, new_people: 1 }],
      [null, { events: 0, applications: 2, attended: 2, new_people: 0 }],
    ]),
  );
});

it("without days the last twelve weeks are shown, the one that runs too", async () => {
  const { data } = await figures("");
  expect(data.weeks).toHaveLength(12);
  expect(data.weeks.at(-1).monday).toBe("2026-11-16");
});

it("without one of the days it is today, or eleven weeks before the other, within two years", async () => {
  expect((await figures("?from=2024-11-19")).data.weeks).toHaveLength(105);
  expect((await figures("?to=1999-01-01")).data.weeks).toHaveLength(12);
});

it.each([
  ["?from=2026-02-30", { from: ["is not a day of the calendar (YYYY-MM-DD)"] }],
  ["?from=2026-11-02&to=2026-11-01", { to: ["can't be before from"] }],
  ["?from=2024-01-01&to=2026-11-01", { to: ["can't be more than two years later"] }],
  ["?from=2024-11-17", { to: ["can't be more than two years later"] }],
  ["?from=1990-01-01", { to: ["can't be more than two years later"] }],
  ["?to=x", { to: ["is not a day of the calendar (YYYY-MM-DD)"] }],
])("%s is refused", async (query, errors) => expect((await figures(query)).errors).toEqual(errors));

it("what was counted is shown for a minute", async () => {
  const range = "?from=2026-11-09&to=2026-11-09";
  expect((await figures(range)).data.weeks).toEqual([{ monday: "2026-11-09", ...none }]);
  await applied(unchecked, late.id, "2026-11-10T12:00:00+09:00");
  expect((await figures(range)).data.weeks).toEqual([{ monday: "2026-11-09", ...none }]);
  clock.set(new Date(clock.now().getTime() + 60_000));
  expect((await figures(range)).data.weeks).toEqual([{ monday: "2026-11-09", ...none, applications: 1 }]);
});
