import type { Insertable } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser, makeUsers } from "../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../tests/support/server.ts";
import type { DB } from "../../platform/db/generated/schema.ts";
import type { TodayItem } from "./today.contract.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const people = await makeUsers(db, 6);
const now = new Date(testNow);
const japan = (time: string) => `2026-${time}:00.000+09:00`;
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
type Columns = Partial<Insertable<DB["events"]>>;
type State = Insertable<DB["applications"]>["state"];

/** Lines for somebody, without those of gaps that every event of these tests has unless they are asked for. */
async function today({ as = organizer, language = "en", kinds = [] as string[] } = {}) {
  const { body } = await api("GET /users/own/today", { as: { ...as.session, "user-locale": language } });
  const items: TodayItem[] = body.data;
  return kinds.length === 0 ? items : items.filter(({ kind }) => kinds.includes(kind));
}

/** A published event of the organizer that is missing nothing. */
async function makeReadyEvent(columns: Columns = {}, more: Partial<Parameters<typeof makeEvent>[1]> = {}) {
  const id = await makeEvent(db, { owner, columns: { thumbnail_url: "images/x.webp", ...columns }, ...more });
  await db
    .insertInto("event_texts")
    .values({ event_id: id, language_id: 1, title: "お茶の会", place_name: "ホール", is_main: false })
    .execute();
  await announce(id, { sent_at: later(-48) });
  return id;
}

const announce = (event_id: number, more: Partial<Insertable<DB["announcements"]>> = {}) =>
  db
    .insertInto("announcements")
    .values({ event_id, send_at: later(-48), ...more })
    .execute();

/** Applied a week ago. */
const apply = async (event_id: number, states: State[], more: Partial<Insertable<DB["applications"]>> = {}) =>
  (
    await db
      .insertInto("applications")
      .values(
        states.map((state, place) => ({
          event_id,
          user_id: people[place]?.id ?? 0,
          state,
          applied_at: later(-7 * 24),
          ...(state === "offered" && { offer_expires_at: later(5 + place) }),
          ...more,
        })),
      )
      .returning("id")
      .execute()
  ).map(({ id }) => id);

const change = (id: number, columns: Columns) =>
  db.updateTable("events").set(columns).where("id", "=", id).execute();

const dashboard = (id: number, tab: string) => `/manage/organizations/${owner}/events/${id}/${tab}`;

beforeEach(async () => {
  clock.set(testNow);
  // Each begins with nothing that awaits anybody.
  await db.updateTable("events").set({ start_at: "2025-01-01T00:00:00Z", end_at: null }).execute();
});

it("an event that is missing nothing awaits nobody, nor does anything somebody who organizes none", async () => {
  await makeReadyEvent();
  expect(await today()).toEqual([]);
  expect(await today({ as: people[0] as MadeUser })).toEqual([]);
});

it("the check-in is due from the morning of the day in Tokyo on until everybody is there or the event is over", async () => {
  const id = await makeReadyEvent({ start_at: japan("11-20T18:00"), end_at: japan("11-20T20:00") });
  const [first, second] = await apply(id, ["confirmed", "confirmed"]);
  const found = () => today({ kinds: ["check_in"] });
  const expected = {
    kind: "check_in",
    event: { id },
    at: japan("11-20T18:00"),
    count: 2,
    href: `/events/${id}/check_in`,
  };
  expect(await found()).toMatchObject([expected]);
  clock.set(japan("11-19T23:59"));
  expect(await found()).toEqual([]);
  clock.set(japan("11-20T00:00"));
  expect(await found()).toHaveLength(1);
  const attend = (application_id = 0) =>
    db.insertInto("attendances").values({ application_id, event_id: id, checked_in_at: now }).execute();
  await attend(first);
  expect(await found()).toMatchObject([{ count: 1 }]);
  await change(id, { is_published: false });
  expect(await found()).toEqual([]);
  await change(id, { is_published: true, cancelled_at: now });
  expect(await found()).toEqual([]);
  await change(id, { cancelled_at: null });
  clock.set(japan("11-20T20:00"));
  expect(await found()).toEqual([]);
  clock.set(japan("11-20T19:59"));
  expect(await found()).toHaveLength(1);
  await attend(second);
  expect(await found()).toEqual([]);
});

it("an event without applicants has its check-in for walk-ins, and one after midnight from two hours before on", async () => {
  const id = await makeReadyEvent({ start_at: japan("11-21T00:30") });
  expect(await today()).toEqual([]);
  clock.set(japan("11-20T22:30"));
  expect(await today()).toMatchObject([{ kind: "check_in", event: { id }, count: 0 }]);
});

it("those under review are to be decided on while that can be done", async () => {
  const id = await makeReadyEvent({ selection: "approval" });
  await apply(id, ["under_review", "under_review", "confirmed"], { applied_at: later(-1) });
  const [toDecide, news] = await today();
  expect(toDecide).toMatchObject({ kind: "decide", count: 2, href: dashboard(id, "list") });
  expect(news).toMatchObject({ kind: "new_applications", count: 1 });
  await db.updateTable("applications").set({ state: "confirmed" }).where("event_id", "=", id).execute();
  expect(await today({ kinds: ["decide"] })).toEqual([]);
});

it("a draw is ahead until it is drawn", async () => {
  const id = await makeReadyEvent({ selection: "lottery", lottery_at: japan("11-25T12:00") });
  await apply(id, ["entered", "entered"]);
  const expected = { kind: "draw", at: japan("11-25T12:00"), count: 2, href: dashboard(id, "list") };
  expect(await today()).toMatchObject([expected]);
  await change(id, { lottery_drawn_at: now });
  expect(await today()).toEqual([]);
});

it("offers are out until they end, the first end is told", async () => {
  const id = await makeReadyEvent();
  await apply(id, ["offered", "offered", "confirmed"]);
  expect(await today()).toMatchObject([
    { kind: "offers", at: japan("11-20T17:00"), count: 2, href: dashboard(id, "list") },
  ]);
  clock.set(later(5.5));
  expect(await today()).toMatchObject([{ kind: "offers", at: japan("11-20T18:00"), count: 1 }]);
  await db.updateTable("applications").set({ state: "confirmed" }).where("event_id", "=", id).execute();
  expect(await today()).toEqual([]);
});

it("an event to come is missing its publication, second language, picture and announcement until it has them", async () => {
  const id = await makeEvent(db, { owner, columns: { is_published: false } });
  const kinds = async () => (await today()).map(({ kind, href }) => [kind, href]);
  const [unpublished, unannounced, untranslated, noPicture] = [
    ["unpublished", dashboard(id, "edit")],
    ["unannounced", dashboard(id, "announce")],
    ["untranslated", dashboard(id, "edit")],
    ["no_picture", dashboard(id, "edit")],
  ];
  expect(await kinds()).toEqual([unpublished, untranslated, noPicture]);
  await change(id, { is_published: true });
  expect(await kinds()).toEqual([unannounced, untranslated, noPicture]);
  await change(id, { thumbnail_url: "images/x.webp" });
  expect(await kinds()).toEqual([unannounced, untranslated]);
  await announce(id, { sent_at: later(-1) });
  expect(await kinds()).toEqual([untranslated]);
  const text = { event_id: id, language_id: 1, title: "鍋", place_name: "ホール" };
  await db
    .insertInto("event_texts")
    .values({ ...text, is_main: false })
    .execute();
  expect(await kinds()).toEqual([]);
  for (const column of ["title", "place_name", "description", "summary", "fee_note"] as const) {
    const write = (value: string, is_main: boolean) =>
      db
        .updateTable("event_texts")
        .set({ [column]: value })
        .where("event_id", "=", id)
        .where("is_main", "=", is_main)
        .execute();
    await write("Words", true);
    await write(" \n", false);
    expect([column, await kinds()]).toEqual([column, [untranslated]]);
    await write("言葉", false);
    expect([column, await kinds()]).toEqual([column, []]);
  }
});

it("what has begun or is cancelled is missing nothing any more", async () => {
  const missing = { is_published: false } as const;
  await makeEvent(db, { owner, columns: { ...missing, cancelled_at: now } });
  await makeEvent(db, { owner, columns: { ...missing, start_at: later(-0.1) } });
  const id = await makeReadyEvent({ cancelled_at: now, selection: "approval" });
  await apply(id, ["under_review", "offered", "confirmed"], { applied_at: now });
  expect(await today()).toEqual([]);
});

it("the next mail is the first that will go, of all kinds and events", async () => {
  const [id, other] = [await makeReadyEvent(), await makeReadyEvent({ start_at: japan("11-29T18:00") })];
  const found = () => today({ kinds: ["mail_next"] });
  await db.insertInto("follow_up_mails").values({ event_id: id, is_thanks_on: true }).execute();
  expect(await found()).toMatchObject([
    { event: { id }, at: japan("11-28T12:00"), href: dashboard(id, "after") },
  ]);
  const mail = { title: "Soon", body: "Come." };
  const remind = (event_id: number, send_at: Date) =>
    db
      .insertInto("reminder_mails")
      .values({ ...mail, event_id, send_at })
      .returning("id")
      .executeTakeFirstOrThrow();
  await remind(id, later(40));
  await remind(other, later(20));
  expect(await found()).toMatchObject([
    { event: { id: other }, at: japan("11-21T08:00"), href: dashboard(other, "remind") },
  ]);
  await db
    .updateTable("announcements")
    .set({ send_at: later(3), sent_at: null })
    .where("event_id", "=", id)
    .execute();
  expect(await found()).toMatchObject([{ at: japan("11-20T15:00"), href: dashboard(id, "announce") }]);
  await change(id, { is_published: false });
  expect(await found()).toMatchObject([{ event: { id: other } }]);
  await db.updateTable("reminder_mails").set({ sent_at: now }).execute();
  expect(await found()).toEqual([]);
});

it("people whom no mail reaches are counted once, mails that failed for a week", async () => {
  const id = await makeReadyEvent();
  await apply(id, ["confirmed", "confirmed"]);
  const found = () => today({ kinds: ["mail_failed"] });
  expect(await found()).toEqual([]);
  const suppress = (person: MadeUser | undefined) =>
    db
      .insertInto("suppressed_addresses")
      .values({ address: person?.email ?? "", reason: "bounce" })
      .execute();
  await suppress(people[0]);
  await suppress(people[5]);
  expect(await found()).toMatchObject([{ count: 1, href: dashboard(id, "list") }]);
  const fail = (person: MadeUser | undefined, more: Partial<Insertable<DB["mails"]>> = {}) =>
    db
      .insertInto("mails")
      .values({
        kind: "announcement",
        dedupe_key: `${id} ${person?.id}`,
        message_id: `${id}-${person?.id}`,
        user_id: person?.id,
        address: person?.email,
        language: "en",
        event_id: id,
        state: "failed",
        created_at: later(-1),
        ...more,
      })
      .execute();
  const { id: announcement_id } = await db
    .selectFrom("announcements")
    .select("id")
    .where("event_id", "=", id)
    .executeTakeFirstOrThrow();
  await fail(people[0], { announcement_id });
  await fail(people[3], { announcement_id });
  expect(await found()).toMatchObject([{ count: 2, href: dashboard(id, "announce") }]);
  await change(id, { cancelled_at: now });
  expect(await found()).toMatchObject([{ count: 2, href: dashboard(id, "list") }]);
  await change(id, { cancelled_at: null });
  await db.deleteFrom("suppressed_addresses").execute();
  clock.set(later(6 * 24));
  expect(await found()).toMatchObject([{ count: 2 }]);
  await db
    .updateTable("mails")
    .set({ state: "skipped" })
    .where("user_id", "=", people[3]?.id ?? 0)
    .execute();
  expect(await found()).toMatchObject([{ count: 1 }]);
  await db
    .updateTable("mails")
    .set({ created_at: later(-24 - 1) })
    .execute();
  expect(await found()).toEqual([]);
});

it("applications are new from the midnight in Tokyo with which yesterday began", async () => {
  const id = await makeReadyEvent();
  const [early] = await apply(id, ["confirmed", "entered"], {
    applied_at: japan("11-19T00:00"),
  });
  expect(await today()).toMatchObject([{ kind: "new_applications", count: 2, href: dashboard(id, "list") }]);
  const set = (columns: Partial<Insertable<DB["applications"]>>) =>
    db
      .updateTable("applications")
      .set(columns)
      .where("id", "=", early ?? 0)
      .execute();
  await set({ applied_at: new Date(new Date(japan("11-19T00:00")).getTime() - 1) });
  expect(await today()).toMatchObject([{ count: 1 }]);
  clock.set(japan("11-21T00:00"));
  expect(await today()).toEqual([]);
});
