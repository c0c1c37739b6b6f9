import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";
import { mails as registry } from "../../../jobs/mails.server.ts";
import { renderMailRow } from "../../../platform/mail/layout/render-mail.server.ts";

const { api, db, clock, platform } = await startTestServer();
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

  it("tells each reader in their language where a message is written in it, else what is said to all", async () => {
    await cancel({
      message: "A typhoon is near.",
      language_messages: [{ language_id: 1, message: "台風のため" }],
    });
    const messageIn = async (language: "ja" | "en") =>
      (await api(`GET /events/${world.eventId}`, { language })).body.data.cancel_message;
    expect([await messageIn("ja"), await messageIn("en")]).toEqual(["台風のため", "A typhoon is near."]);
  });

  it("leaves nobody without a word where it is said in one language alone", async () => {
    await cancel({
      language_messages: [
        { language_id: 1, message: "台風のため" },
        { language_id: 2, message: "" },
      ],
    });
    const { body } = await api(`GET /events/${world.eventId}`, { language: "en" });
    expect(body.data.cancel_message).toBe("台風のため");
  });

  it.each([
    [[1, 1], "has already been taken"],
    [[9999], "was not found"],
  ])("is refused with messages in the languages %j", async (ids, sentence) => {
    const language_messages = ids.map((language_id) => ({ language_id, message: "Sorry" }));
    expect((await cancel({ language_messages })).body).toEqual({
      errors: { language_messages: [sentence] },
    });
  });

  it("writes to each reader in their language", async () => {
    await db.updateTable("users").set({ language: "ja" }).where("id", "=", world.people.user).execute();
    await db.updateTable("users").set({ language: "en" }).where("id", "=", world.people.invited).execute();
    await apply("user");
    await apply("invited");
    await cancel({
      message: "A typhoon is near.",
      language_messages: [{ language_id: 1, message: "台風のため" }],
    });
    const waiting = await db
      .selectFrom("mails")
      .selectAll()
      .where("kind", "=", "event_cancelled")
      .where("event_id", "=", world.eventId)
      .orderBy("user_id")
      .execute();
    const texts = await Promise.all(
      waiting.map(async (mail) => (await renderMailRow(platform, registry.find(mail.kind), mail))?.text),
    );
    expect(texts.map((text) => text?.includes("台風のため"))).toEqual(
      waiting.map(({ language }) => language === "ja"),
    );
    expect(texts.some((text) => text?.includes("A typhoon is near."))).toBe(true);
  });

  it("is possible at the very moment of the start, and refused once the event has begun", async () => {
    clock.set("2026-11-30T12:00:00.001+09:00");
    expect((await cancel()).body).toEqual({ errors: { start_at: ["has passed"] } });
    clock.set("2026-11-30T12:00:00+09:00");
    expect((await cancel()).status).toBe(200);
  });

  it("raises the lock version once, so that a form opened before it is told of the change", async () => {
    const versionOf = async () =>
      (await api(`GET /events/${world.eventId}`, { as: sessions.owner })).body.data.lock_version;
    const lock_version = await versionOf();
    expect((await cancel()).body.data.lock_version).toBe(lock_version + 1);
    await cancel();
    expect(await versionOf()).toBe(lock_version + 1);
    const { status, body } = await api(`PUT /events/${world.eventId}/update`, {
      as: sessions.owner,
      body: { event: { max_participant_num: 50, lock_version } },
    });
    expect([status, body.data.cancelled_at]).toEqual([409, "2026-11-20T12:00:00.000+09:00"]);
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
