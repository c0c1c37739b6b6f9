import { expect, it, vi } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, url, db, clock, platform } = await startTestServer();
const organizer = await makeUser(db);
const club = await makeOrganization(db, {
  members: [organizer.id, (await makeUser(db)).id],
  name: "Tea club",
});

async function makeToken(scope = "full", { organization = club, by = organizer } = {}) {
  const body = { label: "Calendar", scope };
  const made = await api(`POST /organizations/${organization}/api_tokens`, { as: by.session, body });
  const { token, id } = made.body.data as { token: string; id: number };
  return { token, id, headers: { authorization: `Bearer ${token}` }, answer: made };
}

it("a token is shown once, and neither the list nor the database has it", async () => {
  const { token, id, answer } = await makeToken("read");
  expect(answer.body.data).toMatchObject({ label: "Calendar", scope: "read", last_used_on: null });
  expect(token).toMatch(/^tsd_[\w-]{32}$/);
  const { body } = await api(`GET /organizations/${club}/api_tokens`, { as: organizer.session });
  expect(body.data.map((row: { id: number }) => row.id)).toContain(id);
  const rows = await db.selectFrom("api_tokens").selectAll().execute();
  for (const stored of [JSON.stringify(body), JSON.stringify(rows)])
    expect(stored).not.toContain(token.slice(4));
});

it("a program writes in the name of who made its token, and reads what organizers read", async () => {
  const { headers } = await makeToken();
  const body = { event: { max_participant_num: 5 } };
  const eventId = await makeEvent(db, { owner: club, columns: { is_published: false } });
  await db.insertInto("event_spoken_languages").values({ event_id: eventId, language_id: 2 }).execute();
  expect((await api(`GET /events/${eventId}`)).status).toBe(404);
  expect((await api(`GET /events/${eventId}`, { headers })).body.data.applications).toEqual([]);
  const changed = await api(`PUT /events/${eventId}/update`, { headers, body });
  expect([changed.status, changed.body.data?.max_participant_num], JSON.stringify(changed.body)).toEqual([
    200, 5,
  ]);
  const listed = await api(`GET /organizations/${club}/events`, { headers });
  expect(listed.body.data.map((event: { id: number }) => event.id)).toContain(eventId);
});

it("co-hosted events are managed as an editor of that organization manages them, no further", async () => {
  const owner = await makeOrganization(db, { members: [organizer.id] });
  const [shared, foreign] = [
    await makeEvent(db, { owner, coHosts: [club], columns: { is_published: false } }),
    await makeEvent(db, { owner, columns: { is_published: false } }),
  ];
  const { headers } = await makeToken();
  expect((await api(`GET /events/${shared}/participants`, { headers })).status).toBe(200);
  const guest = await makeUser(db);
  await db
    .insertInto("applications")
    .values([shared, foreign].map((event_id) => ({ event_id, user_id: guest.id, applied_at: clock.now() })))
    .execute();
  const history = `GET /events/${shared}/applications/${guest.id}/history` as const;
  expect((await api(history, { as: organizer.session })).body.data).toHaveLength(1);
  expect((await api(history, { headers })).body.data).toEqual([]);
  // Cancelling is the owner's alone, and the maker of the token is a member there too.
  expect((await api(`PUT /events/${shared}/cancel`, { headers, body: {} })).status).toBe(403);
  expect((await api(`GET /events/${foreign}`, { headers })).status).toBe(404);
  expect((await api(`GET /events/${foreign}/participants`, { headers })).status).toBe(404);
  const acting = { target_organization_email: "x@example.com", current_organization_id: owner };
  expect((await api(`POST /events/${shared}/co_hosts`, { headers, body: acting })).status).toBe(403);
  // The owner could withdraw this invitation.
  const invited = await makeOrganization(db);
  await db
    .insertInto("event_hosts")
    .values({ event_id: shared, organization_id: invited, invited_by_id: owner, is_owner: false })
    .execute();
  const removal = `DELETE /events/${shared}/co_hosts/${invited}?current_organization_id=${owner}` as const;
  for (const call of [removal, removal.replace("?", `?current_organization_id=${club}&`) as typeof removal])
    expect((await api(call, { headers })).status).toBe(403);
});

it("a program lists what its organization manages, and of no other one, nor of all that its maker is in", async () => {
  const other = await makeOrganization(db, { members: [organizer.id] });
  const hidden = { is_published: false };
  const own = await makeEvent(db, { owner: club, columns: hidden });
  const foreign = await makeEvent(db, { owner: other, columns: hidden });
  const { headers } = await makeToken("read");
  const list = async (query: string) => {
    const { status, body } = await api(`GET /events?${query}`, { headers });
    return [status, body.data?.map(({ id }: { id: number }) => id) ?? []] as const;
  };
  const [status, ids] = await list(`managed=true&organization_id=${club}&limit=100`);
  expect([status, ids.includes(own), ids.includes(foreign)]).toEqual([200, true, false]);
  expect((await list("managed=true"))[0]).toBe(403);
  expect((await list(`managed=true&organization_id=${other}`))[0]).toBe(403);
  expect((await list(`managed=true&organization_id=${club}&organization_id=${other}`))[0]).not.toBe(200);
  expect((await list("limit=100"))[1]).not.toContain(own);
});

/** The latest line of the organization's log. */
const recordedKinds = async () =>
  (
    await db
      .selectFrom("activities")
      .select("kind")
      .where("organization_id", "=", club)
      .orderBy("id", "desc")
      .limit(1)
      .execute()
  ).map(({ kind }) => kind);

it("a token that is unknown or has ended is refused also where visitors read, kept answers or not", async () => {
  const { headers, id } = await makeToken();
  const path = `${url}/api/v1/organizations/${club}`;
  await fetch(path);
  const unknown = { authorization: "Bearer tsd_made-up" };
  expect((await fetch(path, { headers: unknown })).status).toBe(401);
  expect((await fetch(path, { headers })).status).toBe(200);
  const ended = await api(`DELETE /organizations/${club}/api_tokens/${id}`, { as: organizer.session });
  expect(ended.status).toBe(200);
  expect((await fetch(path, { headers })).status).toBe(401);
  expect(await recordedKinds()).toEqual(["token.ended"]);
  const again = await api(`DELETE /organizations/${club}/api_tokens/${id}`, { as: organizer.session });
  expect([again.status, again.body]).toEqual([404, { errors: { api_token: ["was not found"] } }]);
  // A client of the session protocol may send back the header that it got.
  expect((await fetch(path, { headers: { authorization: "Bearer eyJhY2Nlc3M" } })).status).toBe(200);
});

it("a token ends with the membership of who made it, rests while they only check people in, and does not come back with them", async () => {
  const leaving = await makeUser(db);
  const other = await makeOrganization(db, { members: [organizer.id, leaving.id] });
  const { headers } = await makeToken("full", { organization: other, by: leaving });
  const ask = async () => (await api(`GET /organizations/${other}/followers`, { headers })).status;
  expect(await ask()).toBe(200);
  const setRole = (role: string) =>
    api(`PUT /organizations/${other}/organization_users/${leaving.id}`, {
      as: organizer.session,
      body: { role },
    });
  await setRole("door");
  expect(await ask()).toBe(401);
  await setRole("editor");
  expect(await ask()).toBe(200);
  await api(`DELETE /organizations/${other}/organization_users/${leaving.id}`, { as: organizer.session });
  expect(await ask()).toBe(401);
  const body = { new_organizer_email: leaving.email };
  await api(`POST /organizations/${other}/organization_users/create`, { as: organizer.session, body });
  expect(await ask()).toBe(401);
});

it("a token ends with the account of who made it", async () => {
  const leaving = await makeUser(db);
  const other = await makeOrganization(db, { members: [organizer.id, leaving.id] });
  const { headers } = await makeToken("full", { organization: other, by: leaving });
  expect((await api("DELETE /auth", { as: leaving.session })).status).toBe(200);
  expect((await api(`GET /organizations/${other}/followers`, { headers })).status).toBe(401);
  const rows = await db.selectFrom("api_tokens").select("id").where("user_id", "=", leaving.id).execute();
  expect(rows).toEqual([]);
});

it("a program of somebody in the product team is not of the product team", async () => {
  const team = await makeUser(db, { is_uniteam: true });
  const own = await makeOrganization(db, { members: [team.id] });
  const { headers } = await makeToken("full", { organization: own, by: team });
  expect((await api("GET /synonym_groups", { headers })).status).toBe(403);
});

it("the day of the last use is shown, and written once a day", async () => {
  const { headers, id } = await makeToken();
  const used = async () => {
    const { body } = await api(`GET /organizations/${club}/api_tokens`, { as: organizer.session });
    return body.data.find((row: { id: number }) => row.id === id).last_used_on;
  };
  await api(`GET /organizations/${club}/followers`, { headers });
  expect(await used()).toBe("2026-11-20");
  clock.set("2026-11-20T23:59:00+09:00");
  await api(`GET /organizations/${club}/followers`, { headers });
  const row = await db
    .selectFrom("api_tokens")
    .select("last_used_at")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(row?.last_used_at).toEqual(new Date("2026-11-20T12:00:00+09:00"));
  clock.set("2026-11-21T00:00:00+09:00");
  await api(`GET /organizations/${club}/followers`, { headers });
  expect(await used()).toBe("2026-11-21");
  clock.set("2026-11-20T12:00:00+09:00");
});

it("there are at most twenty of them, also when two are made at once", async () => {
  const many = await makeOrganization(db, { members: [organizer.id] });
  const body = { label: "x", scope: "read" };
  const make = () => api(`POST /organizations/${many}/api_tokens`, { as: organizer.session, body });
  for (let count = 0; count < 19; count += 1) expect((await make()).status).toBe(200);
  const answers = await Promise.all([make(), make(), make()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.errors).toEqual({ api_tokens: ["are at most 20"] });
});

it.each([
  [{ label: "", scope: "read" }, { label: ["can't be blank"] }],
  [{ label: "x", scope: "admin" }, { scope: ["is not valid"] }],
])("%j is refused", async (body, errors) => {
  const answer = await api(`POST /organizations/${club}/api_tokens`, { as: organizer.session, body });
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

it("it is not in the log, not even at its loudest, and counts against the limit of its own", async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  const loud = await startTestServer({ LOG_LEVEL: "debug", RATE_LIMITS: "on" }, {
    db,
    url: platform.settings.databaseUrl,
  } as never);
  const { token } = await makeToken();
  const ask = (given = token) =>
    fetch(`${loud.url}/api/v1/organizations/${club}/followers`, {
      headers: { authorization: `Bearer ${given}` },
    });
  const { id } = await db
    .selectFrom("api_tokens")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("rate_limits")
    .values({ key: `api_token:${id}`, window_start: new Date("2026-11-20T12:00:00+09:00"), count: 599 })
    .execute();
  const statuses = [(await ask()).status, (await ask()).status];
  const other = await makeToken();
  statuses.push((await ask(other.token)).status);
  write.mockRestore();
  expect(statuses).toEqual([200, 429, 200]);
  expect(lines.join("")).toContain("answered");
  expect(lines.join("")).not.toContain("tsd_");
});
