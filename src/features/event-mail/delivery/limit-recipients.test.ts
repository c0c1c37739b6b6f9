import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { kyoto, makeRecognition } from "../../../../tests/factories/recognitions.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { queueDueReminders } from "../reminder/queue-due-reminders.server.ts";

const { api, db, clock, platform } = await startTestServer({ NEW_ORGANIZATION_LIMITS: "on" });
const organizer = await makeUser(db);
const people = await makeUsers(db, 51);
const ids = people.map(({ id }) => id);
const fifty = ids.slice(1);
const words = { title: "The room", custom_body: "It is room 5 now." };
const limited = { organization: ["has reached its limit"] };
const as = organizer.session;

/** An event for which all 51 have applied, of an organization that they follow. */
async function makeFullEvent(days: number): Promise<number> {
  const created_at = new Date(clock.now().getTime() - days * dayMs);
  const owner = await makeOrganization(db, { members: [organizer.id], columns: { created_at } });
  await db
    .insertInto("organization_follows")
    .values(ids.map((user_id) => ({ organization_id: owner, user_id })))
    .execute();
  return makeEvent(db, { owner, applicants: ids, columns: { max_participant_num: 100 } });
}

it("a new organization's message goes to at most fifty people, and nobody gets one that was refused", async () => {
  const id = await makeFullEvent(1);
  const send = (user_ids: number[]) =>
    api(`POST /events/${id}/applicant_mails`, { as, body: { ...words, user_ids } });
  const refused = await send(ids);
  expect([refused.status, refused.body.errors]).toEqual([422, limited]);
  expect(await db.selectFrom("mails").select("id").execute()).toEqual([]);
  expect((await send(fifty)).body.data.recipients_count).toBe(50);
});

it("so does its announcement, whether it is set or changed", async () => {
  const id = await makeFullEvent(1);
  const call = (method: "POST" | "PUT", user_ids: number[]) =>
    api(`${method} /events/${id}/notify_event_mails`, {
      as,
      body: { notify_mail: { send_at: "2026-11-21 12:00", user_ids } },
    });
  await db.deleteFrom("applications").where("event_id", "=", id).execute();
  const refused = await call("POST", ids);
  expect([refused.status, refused.body.field_errors]).toEqual([422, limited]);
  expect((await call("POST", fifty)).status).toBe(200);
  expect((await call("PUT", ids)).body.field_errors).toEqual(limited);
});

it("so does its reminder, by those for whom it is when it is set", async () => {
  const id = await makeFullEvent(1);
  const set = (user_ids?: number[]) =>
    api(`POST /events/${id}/remind_event_mails/create`, {
      as,
      body: { ...words, send_at: "2026-11-21 12:00", ...(user_ids && { user_ids }) },
    });
  expect((await set()).body.errors).toEqual(limited);
  const { status, body } = await set(fifty);
  expect(status).toBe(200);
  const changed = await api(`PUT /events/${id}/remind_event_mails/${body.data.id}/update`, {
    as,
    body: { states: ["confirmed"] },
  });
  expect(changed.body.errors).toEqual(limited);
});

it("an organization that is a week old writes to everybody", async () => {
  const id = await makeFullEvent(7);
  const sent = await api(`POST /events/${id}/applicant_mails`, { as, body: { ...words, user_ids: ids } });
  expect(sent.body.data.recipients_count).toBe(51);
});

it("a new organization that a university recognises writes to everybody, until the recognition ends", async () => {
  const id = await makeFullEvent(1);
  const { owner_organization_id: organizationId } = await db
    .selectFrom("events")
    .select("owner_organization_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const send = async () =>
    (await api(`POST /events/${id}/applicant_mails`, { as, body: { ...words, user_ids: ids } })).status;
  await makeRecognition(db, { organizationId, universityId: kyoto, until: "2026-11-19" });
  expect(await send()).toBe(422);
  await db.deleteFrom("recognitions").where("organization_id", "=", organizationId).execute();
  await makeRecognition(db, { organizationId, universityId: kyoto });
  expect(await send()).toBe(200);
});

describe("when a reminder goes that was set for fifty", () => {
  const setForFifty = async (days: number) => {
    const id = await makeFullEvent(days);
    const [late = 0] = ids;
    const ofLate = db.deleteFrom("applications").where("event_id", "=", id).where("user_id", "=", late);
    await ofLate.execute();
    const body = { ...words, send_at: "2026-11-21 12:00" };
    expect((await api(`POST /events/${id}/remind_event_mails/create`, { as, body })).status).toBe(200);
    await db.insertInto("applications").values({ event_id: id, user_id: late }).execute();
    return id;
  };
  const send = async (id: number, at: string) => {
    clock.set(at);
    await queueDueReminders(platform);
    clock.set(testNow);
    const timeline = (await api(`GET /events/${id}/overview`, { as })).body.data.mails;
    const { state, reason } = timeline.find(({ source }: { source: string }) => source === "reminder");
    const of = db
      .selectFrom("mails")
      .select("id")
      .where("event_id", "=", id)
      .where("kind", "=", "custom_reminder");
    return [state, reason, (await of.execute()).length];
  };

  it("it goes to nobody where it would go to more by then, and the timeline says why", async () => {
    const id = await setForFifty(1);
    expect(await send(id, "2026-11-21T12:00:00+09:00")).toEqual(["dropped", "limit_reached", 0]);
  });

  it("it goes to all of them where the organization is not new any more", async () => {
    const id = await setForFifty(6.5);
    expect(await send(id, "2026-11-21T12:00:00+09:00")).toEqual(["sending", null, 51]);
  });
});
