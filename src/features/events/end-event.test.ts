import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../tests/support/world.ts";

const { api, db, clock } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

const cancel = (body: unknown = {}, as = sessions.owner) =>
  api(`PUT /events/${world.eventId}/cancel`, { as, body });
const remove = (as = sessions.owner) => api(`DELETE /events/${world.eventId}`, { as });
const apply = (role: "user" | "stranger" | "invited") =>
  api(`POST /events/${world.eventId}/applications/apply`, { as: sessions[role], body: {} });
const mails = async (kind: string) =>
  (
    await db
      .selectFrom("mails")
      .select(["user_id", "state"])
      .where("event_id", "=", world.eventId)
      .where("kind", "=", kind)
      .orderBy("user_id")
      .execute()
  ).map(({ user_id, state }) => [user_id, state]);

describe("cancelling an event", () => {
  it("tells everybody who is coming or wanted to be reminded, once", async () => {
    await apply("user");
    await apply("invited");
    await api(`PUT /events/${world.eventId}/applications/cancell`, { as: sessions.invited });
    await api(`POST /events/${world.eventId}/event_reminds/apply`, { as: sessions.stranger });
    await api(`PUT /events/${world.eventId}/update`, {
      as: sessions.owner,
      body: { event: { end_at: null } },
    });
    const { status, body } = await cancel({ message: "A typhoon is near." });
    expect([status, body.data]).toMatchObject([
      200,
      { cancelled_at: "2026-11-20T12:00:00.000+09:00", cancel_message: "A typhoon is near." },
    ]);
    clock.set("2026-11-20T13:00:00+09:00");
    expect((await cancel({ message: "Again" })).body).toEqual(body);
    expect(await mails("event_cancelled")).toEqual([
      [world.people.user, "waiting"],
      [world.people.stranger, "waiting"],
    ]);
    expect(await mails("event_changed")).toEqual([[world.people.user, "skipped"]]);
    const { calendar_sequence } = await db
      .selectFrom("events")
      .select("calendar_sequence")
      .where("id", "=", world.eventId)
      .executeTakeFirstOrThrow();
    expect(calendar_sequence).toBe(2);
  });

  it("leaves the event in the lists with its mark, and nobody can apply", async () => {
    await cancel();
    const { body } = await api("GET /events");
    const listed = body.data.find(({ id }: { id: number }) => id === world.eventId);
    expect(listed).toMatchObject({ cancelled_at: "2026-11-20T12:00:00.000+09:00", cancel_message: null });
    expect((await apply("user")).body).toEqual({ errors: { event: ["has been cancelled"] } });
  });

  it("is refused once the event has begun", async () => {
    clock.set("2026-12-01T12:00:00+09:00");
    expect((await cancel()).body).toEqual({ errors: { start_at: ["has passed"] } });
  });

  it("is for the owner's organizers alone, as is removing", async () => {
    for (const call of [(as: typeof sessions.owner) => cancel({}, as), remove]) {
      expect((await call(sessions.accepted)).status).toBe(403);
      expect((await call(sessions.user)).status).toBe(403);
      expect((await call(sessions.visitor)).status).toBe(401);
    }
    await db.updateTable("events").set({ is_published: false }).where("id", "=", world.eventId).execute();
    for (const call of [(as: typeof sessions.owner) => cancel({}, as), remove]) {
      expect((await call(sessions.accepted)).status).toBe(403);
      expect((await call(sessions.user)).status).toBe(404);
    }
  });
});

describe("removing an event", () => {
  it("is refused while somebody is coming", async () => {
    await apply("user");
    const { status, body } = await remove();
    expect([status, body]).toEqual([422, { errors: { event: ["still has people who applied"] } }]);
  });

  it("answers what it was and takes all that belongs to it along", async () => {
    await apply("user");
    await api(`PUT /events/${world.eventId}/applications/cancell`, { as: sessions.user });
    const before = (await api(`GET /events/${world.eventId}`, { as: sessions.owner })).body;
    const { status, body } = await remove();
    expect([status, body]).toEqual([200, before]);
    expect((await remove()).status).toBe(404);
    expect((await api(`GET /events/${world.eventId}`)).status).toBe(404);
  });
});
