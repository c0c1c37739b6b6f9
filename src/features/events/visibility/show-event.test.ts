import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { makeWorld, roles, type World } from "../../../../tests/support/world.ts";

const { api, db, clock } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});
const show = (as = sessions.visitor, language: "ja" | "en" = "en") =>
  api(`GET /events/${world.eventId}`, { as, language });

describe("an event", () => {
  it("shows everybody its hosts and everything to read, and only managers who applies and what is mailed", async () => {
    await api(`POST /events/${world.eventId}/applications/apply`, { as: sessions.user, body: {} });
    const { data } = (await show()).body;
    expect(data).toMatchObject({
      applications: [],
      apply_users: [],
      notify_event_mails: [],
      remind_event_mails: [],
      applications_count: 1,
      organization_events: [{ is_owner: true }, { organization_id: world.organizations.accepted }],
      organizations: [{ id: world.organizations.host }, { id: world.organizations.accepted }],
    });
    expect(data.apply_questions).toHaveLength(5);
    const managed = (await show(sessions.accepted)).body.data;
    expect(managed).toMatchObject({
      applications: [{ user_id: world.people.user }],
      apply_users: [{ id: world.people.user }],
      remind_event_mails: [{ title: "Soon" }],
    });
    expect(managed.organization_events).toHaveLength(4);
  });

  it("names reference data and hosts in the caller's language", async () => {
    const [english, japanese] = [(await show()).body.data, (await show(null, "ja")).body.data];
    expect([english.prefecture.name, japanese.prefecture.name]).toEqual(["Kyoto", "京都府"]);
  });

  it("that is not published is there for its managers alone", async () => {
    await db.updateTable("events").set({ is_published: false }).where("id", "=", world.eventId).execute();
    const statuses: string[] = [];
    for (const role of roles) {
      const { status } = await show(sessions[role]);
      statuses.push(`${role} ${status}`);
      const asked = await api(`GET /authentications/event/${world.eventId}`, { as: sessions[role] });
      expect(asked.status).toBe(role === "visitor" ? 401 : status);
    }
    expect(statuses.filter((line) => line.endsWith("200"))).toEqual([
      "member 200",
      "owner 200",
      "accepted 200",
    ]);
    expect(statuses.filter((line) => !line.endsWith("200")).every((line) => line.endsWith("404"))).toBe(true);
  });

  it.each(["0", "-1", "x", "1.5", "2147483648", "999999"])("is not found for the id %s", async (id) => {
    const { status, body } = await api(`GET /events/${id}`);
    expect([status, body]).toEqual([404, { errors: { event: ["was not found"] } }]);
  });

  it("that is accepted by its tag is answered with 304 until it changes", async () => {
    const tag = (await show()).headers.get("etag") ?? "";
    const ask = () => api(`GET /events/${world.eventId}`, { headers: { "if-none-match": tag } });
    expect((await ask()).status).toBe(304);
    await api(`POST /events/${world.eventId}/applications/apply`, { as: sessions.user, body: {} });
    expect((await ask()).status).toBe(200);
  });
});
