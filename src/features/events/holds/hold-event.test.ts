import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true });
const organizer = await makeUser(db);
const ken = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
let id: number;
beforeEach(async () => {
  clock.set(testNow);
  id = await makeEvent(db, { owner, applicants: [ken.id] });
});

type Who = { session: Record<string, string> } | null;
const ask = (who: Who, call: string, body?: object) =>
  api(call as `GET /`, { as: who?.session ?? null, body } as never);
const hold = (reason = "It is looked into.") => ask(team, `PUT /uniteam/events/${id}/hold`, { reason });
const release = () => ask(team, `PUT /uniteam/events/${id}/release`);
const suspend = (reason = "It is looked into.") =>
  ask(team, `PUT /uniteam/organizations/${owner}/suspend`, { reason });
const restore = () => ask(team, `PUT /uniteam/organizations/${owner}/restore`);
const statusFor = async (who: Who) => (await ask(who, `GET /events/${id}`)).status;
const dataOf = async (who: Who, call: string, body?: object) => (await ask(who, call, body)).body.data;

describe("an event that the team holds", () => {
  it("is gone for everybody but its managers and the team, who read since when and why, and is back after that", async () => {
    expect((await hold()).body.data).toMatchObject({
      id,
      hold_reason: "It is looked into.",
      is_published: true,
    });
    expect(await Promise.all([null, ken, organizer, team].map(statusFor))).toEqual([404, 404, 200, 200]);
    expect(await dataOf(organizer, `GET /events/${id}`)).toMatchObject({
      is_published: true,
      held_at: "2026-11-20T12:00:00.000+09:00",
      hold_reason: "It is looked into.",
    });
    expect((await release()).body.data).toMatchObject({
      held_at: null,
      hold_reason: null,
      is_published: true,
    });
    expect(await Promise.all([null, ken, organizer, team].map(statusFor))).toEqual([200, 200, 200, 200]);
    expect(await dataOf(null, `GET /events/${id}`)).not.toHaveProperty("hold_reason");
  });

  it("stays as hidden after the release as it was before", async () => {
    await db.updateTable("events").set({ is_published: false }).where("id", "=", id).execute();
    await hold();
    await release();
    expect(await statusFor(null)).toBe(404);
  });

  it("is held once; another reason takes the place of the first; releasing twice is harmless", async () => {
    await hold();
    clock.set("2026-11-20T13:00:00+09:00");
    expect((await hold("Another reason.")).body.data).toMatchObject({
      held_at: "2026-11-20T12:00:00.000+09:00",
      hold_reason: "Another reason.",
    });
    expect((await release()).status).toBe(200);
    expect((await release()).status).toBe(200);
    const actions = await db.selectFrom("team_actions").select("kind").where("subject_id", "=", id).execute();
    expect(actions.map(({ kind }) => kind)).toEqual(["event.held", "event.held", "event.released"]);
  });

  it("cannot be held without a reason, with one that is too long, or where there is none", async () => {
    expect((await hold(" ")).body).toMatchObject({ errors: { reason: ["can't be blank"] } });
    expect((await hold("x".repeat(2001))).status).toBe(422);
    expect((await ask(team, "PUT /uniteam/events/999999/hold", { reason: "x" })).status).toBe(404);
    expect((await ask(team, "PUT /uniteam/organizations/999999/suspend", { reason: "x" })).status).toBe(404);
    expect(await statusFor(null)).toBe(200);
  });
});

describe("an organization that the team suspends", () => {
  it("is found by its members and the team alone, and so are its events, until it is restored", async () => {
    expect((await suspend()).body.data).toMatchObject({ suspension_reason: "It is looked into." });
    const organizationFor = async (who: Who) => (await ask(who, `GET /organizations/${owner}`)).status;
    expect(await Promise.all([null, ken, organizer, team].map(organizationFor))).toEqual([
      404, 404, 200, 200,
    ]);
    expect(await Promise.all([null, ken, organizer, team].map(statusFor))).toEqual([404, 404, 200, 200]);
    await restore();
    expect(await Promise.all([null, ken].map(organizationFor))).toEqual([200, 200]);
    expect(await Promise.all([null, ken].map(statusFor))).toEqual([200, 200]);
  });

  it("keeps an event held that is held for itself, whichever ends first", async () => {
    await hold();
    await suspend();
    await restore();
    expect(await statusFor(null)).toBe(404);
    await release();
    expect(await statusFor(null)).toBe(200);
    await suspend();
    await hold();
    await release();
    expect(await statusFor(null)).toBe(404);
    await restore();
    expect(await statusFor(null)).toBe(200);
  });

  it("makes new events that are held from the beginning, and are what was wished after that", async () => {
    await suspend();
    const fresh = await makeEvent(db, { owner });
    expect((await ask(null, `GET /events/${fresh}`)).status).toBe(404);
    await restore();
    expect((await ask(null, `GET /events/${fresh}`)).status).toBe(200);
  });
});

it("the database lets no event be published that is on hold", async () => {
  await hold();
  const publish = db.updateTable("events").set({ is_published: true }).where("id", "=", id).execute();
  await expect(publish).rejects.toMatchObject({ constraint: "events_held_is_hidden_check" });
});

it("mails that wait are counted before, of an organization all of its events', those about several dates by the dates that they tell of", async () => {
  const other = await makeEvent(db, { owner, applicants: [ken.id] });
  const first = await makeEvent(db, { owner: await makeOrganization(db) });
  const wait = (eventId: number, payload: object, state = "waiting") => {
    const named = crypto.randomUUID();
    const row = {
      kind: "series_changed",
      address: "a@example.com",
      language: "en",
      event_id: eventId,
      state,
    };
    const keys = { payload: JSON.stringify(payload), dedupe_key: named, message_id: named };
    return db
      .insertInto("mails")
      .values({ ...row, ...keys } as never)
      .execute();
  };
  await wait(id, {});
  await wait(id, {}, "skipped");
  await wait(first, { events: [{ eventId: id }, { eventId: other }] });
  await wait(other, { events: [{ eventId: first }] });
  const counted = async (path: string) => {
    const { waiting_mails_count, applicants_count } = await dataOf(team, `GET /uniteam/${path}` as `GET /`);
    return { waiting_mails_count, applicants_count };
  };
  const event = `events/${id}/hold`;
  const organization = `organizations/${owner}/suspend`;
  expect(await counted(event)).toEqual({ waiting_mails_count: 2, applicants_count: 1 });
  expect(await counted(`events/${other}/hold`)).toEqual({ waiting_mails_count: 1, applicants_count: 1 });
  // Of both events a person gets one mail.
  expect(await counted(organization)).toEqual({ waiting_mails_count: 2, applicants_count: 1 });
  await hold();
  expect(await counted(organization)).toMatchObject({ waiting_mails_count: 1 });
  await suspend();
  expect(await counted(organization)).toEqual({ waiting_mails_count: 0, applicants_count: 0 });
  await restore();
});

it("what a hold does is counted before: who gets a mail, and which mails wait", async () => {
  expect(await dataOf(team, `GET /uniteam/events/${id}/hold`)).toEqual({
    held_at: null,
    hold_reason: null,
    is_owner_suspended: false,
    applicants_count: 1,
    waiting_mails_count: 0,
  });
  expect(await dataOf(team, `GET /uniteam/organizations/${owner}/suspend`)).toMatchObject({
    suspended_at: null,
    upcoming_events_count: expect.any(Number),
    co_hosted_events_count: 0,
  });
});
