import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true });
const ken = await makeUser(db);
const organizer = await makeUser(db);
const other = await makeUser(db);
let owner: number;
let partner: number;
let id: number;
beforeEach(async () => {
  clock.set(testNow);
  owner = await makeOrganization(db, { members: [organizer.id], name: "Lantern Club" });
  partner = await makeOrganization(db, { members: [other.id], name: "Paper Club" });
  id = await makeEvent(db, { owner, applicants: [ken.id], coHosts: [partner] });
});

type Who = { session: Record<string, string> } | null;
const ask = (who: Who, call: string, body?: object) =>
  api(call as `GET /`, { as: who?.session ?? null, body } as never);
const suspend = (organization = owner) =>
  ask(team, `PUT /uniteam/organizations/${organization}/suspend`, { reason: "It is looked into." });
const restore = (organization = owner) => ask(team, `PUT /uniteam/organizations/${organization}/restore`);
const suspended = { organization: ["is suspended"] };
const form = {
  start_at: "2026-12-01 18:00",
  max_participant_num: 10,
  prefecture_id: 26,
  event_format_id: 1,
  event_purpose_id: 1,
  used_language_ids: [1],
  language_events_attributes: [{ language_id: 1, title: "鍋の会", place_name: "集会所", is_main: true }],
};

it("publishes nothing: no new event, no draft, no copy, no event of others", async () => {
  const draft = await makeEvent(db, { owner, columns: { is_published: false } });
  await db.insertInto("event_spoken_languages").values({ event_id: draft, language_id: 2 }).execute();
  await suspend();
  const create = (event: object) => ask(organizer, `POST /organizations/${owner}/events/create`, { event });
  expect((await create(form)).body.errors).toEqual(suspended);
  expect((await create({ ...form, is_published: true })).body.errors).toEqual(suspended);
  expect((await create({ ...form, is_published: false })).status).toBe(200);
  const save = (event: object) => ask(organizer, `PUT /events/${draft}/update`, { event });
  expect((await save({ is_published: true })).body.errors).toEqual(suspended);
  expect((await save({ max_participant_num: 31 })).status).toBe(200);
  const published = await ask(organizer, "PUT /events/publish", { ids: [draft, id] });
  expect(published.body.data).toEqual({
    done: [],
    refused: [draft, id].map((one) => ({ id: one, errors: suspended })),
  });
  const copy = { start_at: ["2026-12-05 18:00"] };
  expect((await ask(organizer, `POST /events/${id}/duplicate`, copy)).body.errors).toEqual(suspended);
});

it("sends nothing: no announcement, reminder, message, invitation, thanks", async () => {
  await suspend();
  const mail = { title: "Shoes", custom_body: "Bring some." };
  const calls: [string, object][] = [
    [
      `POST /events/${id}/notify_event_mails`,
      { notify_mail: { send_at: "2026-11-20 12:20", user_ids: [ken.id] } },
    ],
    [`POST /events/${id}/remind_event_mails/create`, { ...mail, send_at: "2026-11-20 12:20" }],
    [`POST /events/${id}/applicant_mails`, { ...mail, states: ["confirmed"] }],
    [`PUT /events/${id}/follow_up`, { thanks: { is_on: true, texts: [] } }],
    [`POST /organizations/${owner}/invitations`, { email: "new@example.com", role: "editor" }],
    [`POST /organizations/${owner}/organization_users/create`, { new_organizer_email: "new@example.com" }],
    [
      `POST /events/${id}/co_hosts`,
      { current_organization_id: owner, target_organization_email: "new@example.com" },
    ],
  ];
  for (const [call, body] of calls) {
    const { status, body: answer } = await ask(organizer, call, body);
    // Announcements refuse with sentences, and have the fields beside them.
    expect([call, status, answer.field_errors ?? answer.errors]).toEqual([call, 422, suspended]);
  }
});

it("is found by nobody else: not in the directory, suggestions, events of its page, follows, nor by asking for its calls", async () => {
  await ask(ken, `PUT /organizations/${owner}/follow`);
  const seen = async () => ({
    directory: JSON.stringify((await ask(null, "GET /organizations/directory")).body).includes("Lantern"),
    suggestions: JSON.stringify((await ask(null, "GET /suggestions?q=lantern")).body).includes("Lantern"),
    follows: (await ask(ken, "GET /users/own/follows")).body.data.some(
      (one: { id: number }) => one.id === owner,
    ),
    events: (await ask(null, `GET /organizations/${owner}/events`)).status,
    state: (await ask(ken, `GET /organizations/${owner}/own_follow_state`)).status,
    members: (await ask(ken, `GET /organizations/${owner}/organization_users`)).status,
  });
  const before = { directory: true, suggestions: true, follows: true, events: 200, state: 200, members: 403 };
  expect(await seen()).toEqual(before);
  await suspend();
  expect(await seen()).toEqual({
    ...{ directory: false, suggestions: false, follows: false },
    // Followers read that, to be able to leave.
    ...{ events: 404, state: 200, members: 404 },
  });
  expect((await ask(ken, `PUT /organizations/${owner}/follow`)).status).toBe(404);
  expect((await ask(ken, `PUT /organizations/${owner}/unfollow`)).status).toBe(200);
  await restore();
  expect(await seen()).toEqual({ ...before, follows: false });
});

it("co-hosts nothing for the time: the event does not show it, its organizers do not manage it, and after that they do", async () => {
  const names = async () =>
    (await ask(null, `GET /events/${id}`)).body.data.organizations.map((one: { id: number }) => one.id);
  const manages = async () => (await ask(other, `GET /authentications/event/${id}`)).status;
  expect([await names(), await manages()]).toEqual([[owner, partner], 200]);
  await suspend(partner);
  expect([await names(), await manages()]).toEqual([[owner], 403]);
  const { rows } = {
    rows: await db
      .selectFrom("event_hosts")
      .select("id")
      .where("event_id", "=", id)
      .where("organization_id", "=", partner)
      .execute(),
  };
  const accept = await ask(other, `PUT /organizations/${partner}/co-host-invitations/${rows[0]?.id}/accept`);
  expect(accept.body.errors).toEqual(suspended);
  await restore(partner);
  expect([await names(), await manages()]).toEqual([[owner, partner], 200]);
});

const partOf = (organization: number) =>
  db
    .selectFrom("event_hosts")
    .select(["id", "accepted_at"])
    .where("event_id", "=", id)
    .where("organization_id", "=", organization)
    .executeTakeFirstOrThrow();

it("a suspended co-host is none that was only invited: its host sees that it has accepted, and cannot withdraw that", async () => {
  const { accepted_at } = await partOf(partner);
  await suspend(partner);
  const seen = (await ask(organizer, `GET /events/${id}`)).body.data.organization_events;
  const host = seen.find((one: { organization_id: number }) => one.organization_id === partner);
  expect(new Date(host.accepted_at)).toEqual(accepted_at);
  expect(host.organization.organizer_ids).toEqual([]);
  const withdrawn = `DELETE /events/${id}/co_hosts/${partner}?current_organization_id=${owner}`;
  expect((await ask(organizer, withdrawn)).status).toBe(403);
  await restore(partner);
  expect((await partOf(partner)).accepted_at).toEqual(accepted_at);
});

it("a suspended co-host goes on to host what is over once it is restored, also where the owner was deleted meanwhile", async () => {
  const past = { start_at: new Date(clock.now().getTime() - 3 * 24 * 60 * 60_000) };
  id = await makeEvent(db, { owner, applicants: [ken.id], coHosts: [partner], columns: past });
  await db
    .updateTable("events")
    .set({ cancelled_at: clock.now() })
    .where("owner_organization_id", "=", owner)
    .execute();
  await suspend(partner);
  expect((await ask(organizer, `DELETE /organizations/${owner}`)).status).toBe(200);
  await restore(partner);
  expect((await ask(other, `GET /authentications/event/${id}`)).status).toBe(200);
});

it("an invitation that is accepted while a suspension holds its event is refused", async () => {
  await db
    .updateTable("event_hosts")
    .set({ accepted_at: null })
    .where("id", "=", (await partOf(partner)).id)
    .execute();
  const { id: invitation } = await partOf(partner);
  let accepted = ask(other, "GET /users/own");
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("events").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    accepted = ask(other, `PUT /organizations/${partner}/co-host-invitations/${invitation}/accept`);
    await new Promise((done) => setTimeout(done, 300));
    const columns = { suspended_at: clock.now(), suspension_reason: "It is looked into." };
    await tx.updateTable("organizations").set(columns).where("id", "=", partner).execute();
  });
  expect((await accepted).body.errors).toEqual(suspended);
  expect((await partOf(partner)).accepted_at).toBeNull();
});

it("a co-host goes on to manage an event whose owner is suspended, which is gone for everybody else", async () => {
  await suspend();
  expect((await ask(other, `GET /events/${id}`)).body.data).toMatchObject({ hold_reason: null });
  expect((await ask(other, `GET /events/${id}`)).body.data.held_at).toBeTruthy();
  expect((await ask(null, `GET /events/${id}`)).status).toBe(404);
  const message = { title: "Shoes", custom_body: "Bring some.", states: ["confirmed"] };
  expect((await ask(other, `POST /events/${id}/applicant_mails`, message)).body.errors).toEqual(suspended);
});

it("an event on hold is published, copied and made a template of by nobody; saving the form as it is, and taking it back, works", async () => {
  await db.insertInto("event_spoken_languages").values({ event_id: id, language_id: 2 }).execute();
  await ask(team, `PUT /uniteam/events/${id}/hold`, { reason: "It is looked into." });
  const held = { event: ["is on hold"] };
  const save = async (event: object) => (await ask(organizer, `PUT /events/${id}/update`, { event })).body;
  expect((await save({ is_published: true, max_participant_num: 31 })).data.max_participant_num).toBe(31);
  expect((await save({ is_published: false })).data.is_published).toBe(false);
  expect((await save({ is_published: true })).errors).toEqual(held);
  const copy = { start_at: ["2026-12-05 18:00"] };
  expect((await ask(organizer, `POST /events/${id}/duplicate`, copy)).body.errors).toEqual(held);
  const template = { event_id: id, name: "Tea" };
  const path = `POST /organizations/${owner}/event_templates`;
  expect((await ask(organizer, path, template)).body.errors).toEqual(held);
  await ask(team, `PUT /uniteam/events/${id}/release`);
  expect((await ask(null, `GET /events/${id}`)).status).toBe(404);
});
