import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { startReceiver } from "../../../../tests/support/webhook-receiver.ts";
import { webhookEvents } from "./webhook-events.ts";

const { api, db, clock } = await startTestServer({ WEBHOOK_PRIVATE_NETWORKS: "allow" });
const strict = await startTestServer();
const { url } = await startReceiver();
const organizer = await makeUser(db);
const club = await makeOrganization(db, { members: [organizer.id] });

const create = (organization: number, body: object, server = api) =>
  server(`POST /organizations/${organization}/webhooks`, { as: organizer.session, body });

async function makeWebhook({
  organization = club,
  events = webhookEvents as readonly string[],
  path = "",
} = {}) {
  const made = await create(organization, { url: `${url}/${path}`, events });
  const { id, secret } = made.body.data as { id: number; secret: string };
  const told = async () => {
    const { body } = await api(`GET /organizations/${organization}/webhooks/${id}/deliveries`, {
      as: organizer.session,
    });
    return body.data as { id: string; type: string; state: string }[];
  };
  const data = async () =>
    (
      await db
        .selectFrom("webhook_deliveries")
        .select("data")
        .where("webhook_id", "=", id)
        .orderBy("id")
        .execute()
    ).map(({ data }) => data as Record<string, unknown>);
  return { id, secret, told, data, types: async () => (await told()).map(({ type }) => type).reverse() };
}

it("a webhook's secret is shown once", async () => {
  const { id, secret } = await makeWebhook();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { body } = await api(`GET /organizations/${club}/webhooks`, { as: organizer.session });
  expect(body.data.at(-1)).toEqual({
    id,
    url: `${url}/`,
    events: webhookEvents,
    created_at: "2026-11-20T12:00:00.000+09:00",
    disabled_at: null,
    former_secret_until: null,
  });
  expect(JSON.stringify(body)).not.toContain(secret);
});

it.each([
  [
    { url: "http://example.com/", events: ["event.changed"] },
    { url: ["must be an https address of a server on the internet"] },
  ],
  [
    { url: "https://127.0.0.1/", events: ["event.changed"] },
    { url: ["must be an https address of a server on the internet"] },
  ],
  [
    { url: "https://2130706433/", events: ["event.changed"] },
    { url: ["must be an https address of a server on the internet"] },
  ],
  [
    { url: "https://localhost/", events: ["event.changed"] },
    { url: ["must be an https address of a server on the internet"] },
  ],
  [{ url: "https://93.184.215.14/", events: [] }, { events: ["can't be blank"] }],
  [{ url: "", events: ["event.changed"] }, { url: ["can't be blank"] }],
])("%j is refused", async (body, errors) => {
  const person = await makeUser(strict.db);
  const organization = await makeOrganization(strict.db, { members: [person.id] });
  const answer = await strict.api(`POST /organizations/${organization}/webhooks`, {
    as: person.session,
    body,
  });
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

it("an event that there is not is refused", async () => {
  const { status } = await create(club, { url, events: ["event.opened"] });
  expect(status).toBe(422);
});

it("there are at most ten, also when two are made at once", async () => {
  const many = await makeOrganization(db, { members: [organizer.id] });
  const make = () => create(many, { url, events: ["event.changed"] });
  for (let count = 0; count < 9; count += 1) expect((await make()).status).toBe(200);
  const answers = await Promise.all([make(), make()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it("applications are told of with ids, state and time, and nothing of their person", async () => {
  const { told, data, types } = await makeWebhook({ path: "applications" });
  const guest = await makeUser(db);
  const eventId = await makeEvent(db, {
    owner: club,
    columns: { max_participant_num: 1, has_waiting_list: true },
  });
  const next = await makeUser(db);
  const apply = (who: typeof guest) =>
    api(`POST /events/${eventId}/applications/apply`, { as: who.session, body: { application: {} } });
  expect((await apply(guest)).status).toBe(200);
  await apply(guest);
  await apply(next);
  await api(`PUT /events/${eventId}/applications/cancell`, { as: guest.session });
  await apply(guest);
  expect(await types()).toEqual([
    "event.published",
    "application.created",
    "application.created",
    "application.cancelled",
    "application.promoted",
    "application.created",
  ]);
  const [, first, second, cancelled, promoted, again] = await data();
  expect(Object.keys(first ?? {}).sort()).toEqual(["application_id", "applied_at", "event_id", "state"]);
  expect([first?.state, second?.state, cancelled?.state, promoted?.state, again?.state]).toEqual([
    "confirmed",
    "waiting",
    "cancelled",
    "confirmed",
    "waiting",
  ]);
  expect(again?.application_id).toBe(first?.application_id);
  expect(promoted?.application_id).toBe(second?.application_id);
  const everything = JSON.stringify([await data(), await told()]);
  for (const personal of [guest.email, next.email, "Mai", `"user_id"`])
    expect(everything).not.toContain(personal);
});

it("a decision that is taken back, and answers that change, are no new application", async () => {
  const { types } = await makeWebhook({ events: webhookEvents.slice(0, 3) });
  const guest = await makeUser(db);
  const eventId = await makeEvent(db, { owner: club, columns: { selection: "approval" } });
  await api(`POST /events/${eventId}/applications/apply`, { as: guest.session, body: { application: {} } });
  const decide = (decision: string) =>
    api(`POST /events/${eventId}/applications/decisions`, {
      as: organizer.session,
      body: { decision, user_ids: [guest.id] },
    });
  for (const decision of ["decline", "reset", "accept"]) await decide(decision);
  expect(await types()).toEqual(["application.created", "application.cancelled", "application.promoted"]);
});

it("events are told of when they are published, changed by hand or called off, not while they are drafts", async () => {
  const { types, data } = await makeWebhook({ events: webhookEvents.slice(3), path: "events" });
  const eventId = await makeEvent(db, { owner: club, columns: { is_published: false } });
  await db.insertInto("event_spoken_languages").values({ event_id: eventId, language_id: 2 }).execute();
  const update = (event: object) =>
    api(`PUT /events/${eventId}/update`, { as: organizer.session, body: { event } });
  expect((await update({ max_participant_num: 5 })).status).toBe(200);
  expect(await types()).toEqual([]);
  await update({ is_published: true });
  await update({ max_participant_num: 6 });
  const guest = await makeUser(db);
  await api(`POST /events/${eventId}/applications/apply`, { as: guest.session, body: { application: {} } });
  expect((await api(`PUT /events/${eventId}/cancel`, { as: organizer.session, body: {} })).status).toBe(200);
  expect(await types()).toEqual(["event.published", "event.changed", "event.cancelled"]);
  expect((await data()).map(({ event_id }) => event_id)).toEqual([eventId, eventId, eventId]);
});

it("a save that changes nothing which readers see is not told; one of the title, a question or a time is", async () => {
  const { types } = await makeWebhook({ events: ["event.changed", "event.published"], path: "seen" });
  const eventId = await makeEvent(db, { owner: club, columns: { is_online: true } });
  await db.insertInto("event_spoken_languages").values({ event_id: eventId, language_id: 2 }).execute();
  const update = async (event: object) => {
    const answer = await api(`PUT /events/${eventId}/update`, { as: organizer.session, body: { event } });
    expect(answer.status).toBe(200);
    return (await types()).length;
  };
  const [text] = (await api(`GET /events/${eventId}`, { as: organizer.session })).body.data.language_events;
  const titled = { language_events_attributes: [{ id: text.id, title: "Another" }] };
  expect(await update({})).toBe(1);
  expect(await update({ meeting_url: "https://meet.example.com/x", shows_university_at_door: true })).toBe(1);
  expect(await update(titled)).toBe(2);
  expect(await update(titled)).toBe(2);
  expect(await update({ start_at: "2026-11-27 18:30" })).toBe(3);
  const question = {
    question_type_id: 4,
    language_apply_questions_attributes: [{ language_id: text.language_id, title: "Drink?" }],
  };
  expect(await update({ apply_questions_attributes: [question] })).toBe(4);
  // A save of the version before, which runs beside this one during an upgrade, is told as ever.
  await db
    .updateTable("events")
    .set((eb) => ({ lock_version: eb("lock_version", "+", 1) }))
    .where("id", "=", eventId)
    .execute();
  expect(await types()).toHaveLength(5);
});

it("a webhook hears of what its organization hosts and of what it has asked for, and of nothing else", async () => {
  const partner = await makeOrganization(db, { members: [organizer.id] });
  const stranger = await makeOrganization(db, { members: [organizer.id] });
  const [own, co, foreign] = [
    await makeWebhook({ events: ["application.cancelled"] }),
    await makeWebhook({ organization: partner, events: ["application.created"] }),
    await makeWebhook({ organization: stranger, events: ["application.created"] }),
  ];
  const guest = await makeUser(db);
  const eventId = await makeEvent(db, { owner: club, coHosts: [partner] });
  await api(`POST /events/${eventId}/applications/apply`, { as: guest.session, body: { application: {} } });
  expect([await own.types(), await co.types(), await foreign.types()]).toEqual([
    [],
    ["application.created"],
    [],
  ]);
  const path = `/organizations/${stranger}/webhooks/${co.id}` as const;
  for (const call of [`GET ${path}/deliveries`, `POST ${path}/test`, `DELETE ${path}`] as const)
    expect((await api(call, { as: organizer.session })).status).toBe(404);
});

it("what is rolled back tells nobody", async () => {
  const { types } = await makeWebhook({ events: ["event.published"] });
  const before = (await types()).length;
  await db
    .transaction()
    .execute(async (tx) => {
      await tx
        .insertInto("events")
        .values({
          start_at: clock.now(),
          max_participant_num: 3,
          prefecture_id: 26,
          event_purpose_id: 1,
          event_format_id: 1,
          owner_organization_id: club,
          is_published: true,
        })
        .execute();
      throw new Error("changed my mind");
    })
    .catch(() => {});
  expect((await types()).length).toBe(before);
});

it("who applies while a webhook is being deleted has applied", async () => {
  const { id, types } = await makeWebhook({ events: ["application.created"] });
  const guest = await makeUser(db);
  const eventId = await makeEvent(db, { owner: club });
  let applying = Promise.resolve<{ status: number } | null>(null);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("webhooks").where("id", "=", id).execute();
    applying = api(`POST /events/${eventId}/applications/apply`, {
      as: guest.session,
      body: { application: {} },
    });
    await sleep(300);
  });
  expect((await applying)?.status).toBe(200);
  await expect(types()).rejects.toThrow();
});

it("deleting a webhook forgets what waits for it", async () => {
  const { id } = await makeWebhook();
  const path = `/organizations/${club}/webhooks/${id}` as const;
  expect((await api(`POST ${path}/test`, { as: organizer.session })).body.data).toMatchObject({
    type: "webhook.test",
    state: "waiting",
    attempts: 0,
  });
  expect((await api(`DELETE ${path}`, { as: organizer.session })).status).toBe(200);
  const left = await db.selectFrom("webhook_deliveries").select("id").where("webhook_id", "=", id).execute();
  expect(left).toEqual([]);
  const { kind } = await db
    .selectFrom("activities")
    .select("kind")
    .where("organization_id", "=", club)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(kind).toBe("webhook.ended");
});

it("an event that is taken back is told as changed, with that nobody sees it any more", async () => {
  const { data, types } = await makeWebhook({ path: "taken-back" });
  const eventId = await makeEvent(db, { owner: club });
  await db.insertInto("event_spoken_languages").values({ event_id: eventId, language_id: 2 }).execute();
  await api(`PUT /events/${eventId}/update`, {
    as: organizer.session,
    body: { event: { is_published: false } },
  });
  expect(await types()).toEqual(["event.published", "event.changed"]);
  expect((await data()).map(({ is_published }) => is_published)).toEqual([true, false]);
});

it("webhooks go with their organization, whose past events stay", async () => {
  const gone = await makeOrganization(db, { members: [organizer.id] });
  const { id } = await makeWebhook({ organization: gone, path: "gone" });
  expect((await api(`DELETE /organizations/${gone}`, { as: organizer.session })).status).toBe(200);
  expect(await db.selectFrom("webhooks").select("id").where("id", "=", id).execute()).toEqual([]);
});

it("whose role was taken away while the address was looked up makes no webhook", async () => {
  const { createWebhook } = await import("./manage-webhooks.server.ts");
  const former = await makeUser(db);
  await expect(
    createWebhook(db, club, former.id, { url, events: ["event.changed"] }, clock.now()),
  ).rejects.toMatchObject({ kind: "forbidden" });
});
