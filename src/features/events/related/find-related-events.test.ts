import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUsers } from "../../../../tests/factories/users.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { findRelatedEvents } from "./find-related-events.server.ts";

const { db } = await testDatabase();
const host = await makeOrganization(db);
const coHost = await makeOrganization(db);
const others = await makeOrganization(db);
const now = new Date("2026-11-20T12:00:00+09:00");

type Columns = NonNullable<Parameters<typeof makeEvent>[1]["columns"]>;
const seenColumns = { event_purpose_id: 1, event_format_id: 1, prefecture_id: 26, university_id: 1 };
const unlike = { event_purpose_id: 2, event_format_id: 2, prefecture_id: 13, university_id: null };
const other = (columns: Columns, owner = others) =>
  makeEvent(db, { owner, columns: { ...unlike, ...columns } });
const related = (id: number) => findRelatedEvents(db, id, now);

let seen: number;
beforeEach(async () => {
  await db.deleteFrom("applications").execute();
  await db.deleteFrom("events").execute();
  seen = await makeEvent(db, { owner: host, coHosts: [coHost], columns: seenColumns });
});

it("more by its hosts are their next four that everybody finds in lists and that take place", async () => {
  const at = (day: string, owner: number, columns: Columns = {}) =>
    other({ start_at: `2026-11-${day}T12:00:00+09:00`, ...columns }, owner);
  const third = await at("24", host);
  const first = await at("22", coHost);
  const second = await at("23", host);
  const fourth = await at("25", coHost);
  await at("26", host);
  await at("19", host);
  await at("21", host, { is_published: false });
  await at("21", host, { cancelled_at: now });
  await at("21", host, { is_shown_only_organization_universities: true });
  await at("21", others);
  expect((await related(seen)).byHosts).toEqual([first, second, third, fourth]);
});

it("similar ones come by what they share, then soonest; what shares little is left out", async () => {
  const { event_purpose_id, event_format_id, prefecture_id, university_id } = seenColumns;
  const purpose = await other({ event_purpose_id });
  const sooner = await other({ event_purpose_id, start_at: "2026-11-21T12:00:00+09:00" });
  const place = await other({ prefecture_id, university_id });
  const all = await other(seenColumns);
  const kind = await other({ prefecture_id, event_format_id });
  await other({ prefecture_id });
  await other({ prefecture_id, event_format_id, is_online: true });
  await other({ event_format_id });
  expect((await related(seen)).similar).toEqual([all, place, kind, sooner, purpose]);
});

it("a language that both speak decides between others, and online events are near each other", async () => {
  const columns = { event_purpose_id: seenColumns.event_purpose_id };
  const [quiet, spoken] = [await other(columns), await other(columns)];
  await db
    .insertInto("event_spoken_languages")
    .values([seen, spoken].map((event_id) => ({ event_id, language_id: 2 })))
    .execute();
  expect((await related(seen)).similar).toEqual([spoken, quiet]);
  const near = await other({ ...columns, is_online: true });
  await db.updateTable("events").set({ is_online: true }).where("id", "=", seen).execute();
  expect((await related(seen)).similar).toEqual([near, spoken, quiet]);
});

it("similar ones are never the event itself, one of its hosts' that stand above, full, closed, past or hidden", async () => {
  const above = await other(seenColumns, host);
  const full = await other({ ...seenColumns, max_participant_num: 1 });
  const [somebody] = await makeUsers(db, 1);
  await db
    .insertInto("applications")
    .values({ event_id: full, user_id: somebody?.id as number })
    .execute();
  await other({ ...seenColumns, apply_due_at: "2026-11-20T11:00:00+09:00" });
  await other({ ...seenColumns, start_at: "2026-11-20T11:00:00+09:00" });
  await other({ ...seenColumns, is_published: false });
  await other({ ...seenColumns, is_shown_only_organization_universities: true });
  await other({ ...seenColumns, cancelled_at: now });
  expect(await related(seen)).toEqual({ byHosts: [above], similar: [] });
});

it("at most six are similar, the next ones where some are full", async () => {
  const made = [];
  for (let place = 0; place < 8; place += 1) made.push(await other(seenColumns));
  expect((await related(seen)).similar).toEqual(made.slice(0, 6));
  const [somebody] = await makeUsers(db, 1);
  await db
    .updateTable("events")
    .set({ max_participant_num: 1 })
    .where("id", "=", made[0] as number)
    .execute();
  await db
    .insertInto("applications")
    .values({ event_id: made[0] as number, user_id: somebody?.id as number })
    .execute();
  expect((await related(seen)).similar).toEqual(made.slice(1, 7));
});
