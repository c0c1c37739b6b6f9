import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const manager = await makeUser(db);
const fan = await makeUser(db);
const coHostFan = await makeUser(db);
const veteran = await makeUser(db);
const applicant = await makeUser(db);
const stranger = await makeUser(db);
const leaver = await makeUser(db);
const [owning, coHosting] = [
  await makeOrganization(db, { members: [manager.id] }),
  await makeOrganization(db),
];
await makeEvent(db, {
  owner: owning,
  columns: { start_at: "2026-10-01T00:00:00Z" },
  applicants: [veteran.id],
});
await db
  .insertInto("organization_follows")
  .values([
    { organization_id: owning, user_id: fan.id },
    { organization_id: coHosting, user_id: coHostFan.id },
    { organization_id: owning, user_id: applicant.id },
    { organization_id: owning, user_id: leaver.id, unfollowed_at: "2026-11-01T00:00:00Z" },
  ])
  .execute();

let eventId: number;
beforeEach(async () => {
  eventId = await makeEvent(db, { owner: owning, coHosts: [coHosting], applicants: [applicant.id] });
});

type As = Record<string, string> | null;
const path = () => `/events/${eventId}/notify_event_mails/` as const;
const ask = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  notify_mail?: unknown,
  as: As = manager.session,
  language: "en" | "ja" = "en",
) =>
  api(`${method} ${path()}`, { as, language, body: notify_mail === undefined ? undefined : { notify_mail } });
const sendAt = "2026-11-25 12:00";
const mail = { send_at: sendAt, user_ids: [fan.id] };
const refused = (sentence: string, field_errors: unknown) => ({
  errors: [sentence],
  data: [sentence],
  field_errors,
});
const markSent = () =>
  db.updateTable("announcements").set({ sent_at: new Date() }).where("event_id", "=", eventId).execute();

describe("an announcement", () => {
  it("is null until it is set", async () => {
    const { status, body } = await ask("GET");
    expect([status, body]).toEqual([200, { data: { notify_event_mail: null } }]);
  });

  it("is set for followers and past participants of every host", async () => {
    const people = [fan, coHostFan, veteran].map(({ id }) => id);
    const { status, body } = await ask("POST", {
      id: "",
      event_id: 1,
      sent_at: "2020-01-01 00:00",
      send_at: sendAt,
      user_ids: [...people, fan.id],
    });
    expect(status).toBe(200);
    expect(body.data.notify_event_mail).toMatchObject({
      id: expect.any(Number),
      event_id: eventId,
      send_at: "2026-11-25T12:00:00.000+09:00",
      sent_at: null,
      user_ids: people,
    });
    expect(body.data.notify_event_mail.users[0]).toEqual({
      id: fan.id,
      first_name: "Mai",
      last_name: expect.any(String),
    });
    expect((await ask("GET")).body).toEqual(body);
  });

  it("is offered for no guest of a past event, who gets mails of that event alone", async () => {
    const { id: guest } = await db
      .insertInto("users")
      .values({ first_name: "Hana", last_name: "Mori", is_guest: true, guest_email: "hana@example.com" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const columns = { start_at: "2026-10-01T00:00:00Z" };
    await makeEvent(db, { owner: owning, columns, applicants: [guest] });
    const past = await api(`GET /organizations/${owning}/past_participants`, { as: manager.session });
    expect(past.body.data.map(({ id }: { id: number }) => id)).toEqual([veteran.id]);
    const { status, body } = await ask("POST", { send_at: sendAt, user_ids: [fan.id, guest] });
    expect([status, Object.keys(body.field_errors)]).toEqual([422, ["user_ids"]]);
  });

  it.each([
    ["no send time", { user_ids: [fan.id] }, "Send time can't be blank.", "send_at"],
    ["an empty send time", { send_at: "", user_ids: [fan.id] }, "Send time can't be blank.", "send_at"],
    [
      "a send time that is no time",
      { send_at: "soon", user_ids: [fan.id] },
      "Send time is not a valid date and time.",
      "send_at",
    ],
    [
      "a send time more than five minutes ago",
      { send_at: "2026-11-20T11:54:59+09:00", user_ids: [fan.id] },
      "Send time must be in the future.",
      "send_at",
    ],
    ["no recipients", { send_at: sendAt, user_ids: [] }, "Choose at least one recipient.", "user_ids"],
    ["no list of recipients", { send_at: sendAt }, "Choose at least one recipient.", "user_ids"],
    [
      "a list that is none",
      { send_at: sendAt, user_ids: "7" },
      "Something in the request is not valid.",
      "user_ids",
    ],
  ])(
    "is refused with %s: the sentence under errors and data, the field under field_errors",
    async (_, wrong, sentence, field) => {
      const answer = await ask("POST", wrong);
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual(refused(sentence, { [field]: [expect.any(String)] }));
    },
  );

  it("tells everything that is wrong at once, in the caller's language", async () => {
    const { body } = await ask("POST", {}, manager.session, "ja");
    expect(body.errors).toEqual(["送信日時を入力してください。", "宛先を1人以上選んでください。"]);
    expect(body.data).toEqual(body.errors);
    expect(Object.keys(body.field_errors)).toEqual(["send_at", "user_ids"]);
  });

  it("may be sent at a time up to five minutes ago", async () => {
    expect((await ask("POST", { ...mail, send_at: "2026-11-20T11:55:00+09:00" })).status).toBe(200);
  });

  it.each([
    ["a stranger", () => stranger.id],
    ["somebody who left", () => leaver.id],
    ["somebody who has applied", () => applicant.id],
    ["nobody", () => 999999],
  ])("can't be sent to %s", async (_, id) => {
    const answer = await ask("POST", { ...mail, user_ids: [fan.id, id()] });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(
      refused("Some recipients can't be chosen.", { user_ids: ["Some recipients can't be chosen."] }),
    );
    expect((await ask("GET")).body.data.notify_event_mail).toBeNull();
  });

  it("is one an event: a second one is refused, also after it was sent and when set simultaneously", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask("POST", mail)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const sentence = "An announcement is already set.";
    const expected = refused(sentence, { notify_event_mail: [sentence] });
    for (const { status, body } of answers) if (status === 422) expect(body).toEqual(expected);
    await markSent();
    expect((await ask("POST", mail)).body).toEqual(expected);
  });
});

describe("a set announcement", () => {
  it("can be changed in part; recipients who were chosen before may stay", async () => {
    await ask("POST", { ...mail, user_ids: [fan.id, veteran.id] });
    const moved = await ask("PUT", { send_at: "2026-11-26T09:00:00+09:00" });
    expect(moved.body.data.notify_event_mail).toMatchObject({
      send_at: "2026-11-26T09:00:00.000+09:00",
      user_ids: [fan.id, veteran.id],
    });
    await db.insertInto("applications").values({ event_id: eventId, user_id: fan.id }).execute();
    const { id } = moved.body.data.notify_event_mail;
    const others = await ask("PUT", { id, user_ids: [fan.id, coHostFan.id] });
    expect(others.body.data.notify_event_mail).toMatchObject({
      send_at: "2026-11-26T09:00:00.000+09:00",
      user_ids: [fan.id, coHostFan.id],
    });
  });

  it("is refused wrong changes with the same lists, and stays as it was", async () => {
    await ask("POST", mail);
    const before = (await ask("GET")).body;
    for (const [wrong, sentence] of [
      [{ send_at: null }, "Send time can't be blank."],
      [{ send_at: "2026-11-01 00:00" }, "Send time must be in the future."],
      [{ user_ids: [] }, "Choose at least one recipient."],
      [{ user_ids: [stranger.id] }, "Some recipients can't be chosen."],
    ]) {
      const { status, body } = await ask("PUT", wrong);
      expect([status, body.errors, body.data]).toEqual([422, [sentence], [sentence]]);
    }
    expect((await ask("GET")).body).toEqual(before);
  });

  it("is not found with another id, and not where none is set", async () => {
    const sentence = "The announcement was not found.";
    const expected = refused(sentence, { notify_event_mail: ["was not found"] });
    const none = await ask("PUT", mail);
    expect([none.status, none.body]).toEqual([404, expected]);
    const removal = await ask("DELETE");
    expect([removal.status, removal.body]).toEqual([
      404,
      { errors: { notify_event_mail: ["was not found"] } },
    ]);
    await ask("POST", mail);
    const other = await ask("PUT", { ...mail, id: 999999 });
    expect([other.status, other.body]).toEqual([404, expected]);
  });

  it("can be taken back; the answer is what it was", async () => {
    const { body } = await ask("POST", mail);
    const removed = await ask("DELETE");
    expect([removed.status, removed.body]).toEqual([200, body]);
    expect((await ask("GET")).body.data.notify_event_mail).toBeNull();
    expect((await ask("POST", mail)).status).toBe(200);
  });

  it("that was sent can't be changed nor taken back", async () => {
    await ask("POST", mail);
    await markSent();
    const sentence = "The announcement was already sent.";
    const change = await ask("PUT", mail);
    expect([change.status, change.body]).toEqual([422, refused(sentence, { notify_event_mail: [sentence] })]);
    const removal = await ask("DELETE");
    expect([removal.status, removal.body]).toEqual([422, { errors: { notify_event_mail: [sentence] } }]);
    expect((await ask("GET")).body.data.notify_event_mail.sent_at).not.toBeNull();
  });
});

describe("the announcement's calls", () => {
  it("are for the event's managers, refused in their own shape where it has one", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      const isList = body !== undefined;
      const visitor = await ask(method, body, null);
      expect([visitor.status, visitor.body]).toEqual([
        401,
        isList
          ? refused("You must be logged in.", { user: ["must be logged in"] })
          : { errors: { user: ["must be logged in"] } },
      ]);
      const other = await ask(method, body, stranger.session);
      expect([other.status, other.body]).toEqual([
        403,
        isList
          ? refused("You are not allowed to do this.", { user: ["is not allowed to do this"] })
          : { errors: { user: ["is not allowed to do this"] } },
      ]);
      const missing = await api(`${method} /events/999999/notify_event_mails`, {
        as: manager.session,
        body: isList ? { notify_mail: {} } : undefined,
      });
      expect([missing.status, missing.body]).toEqual([
        404,
        isList
          ? refused("The event was not found.", { event: ["was not found"] })
          : { errors: { event: ["was not found"] } },
      ]);
    }
  });

  it("hide an unpublished event from others, and are open to an accepted co-host, not to an invited one", async () => {
    const coManager = await makeUser(db);
    const third = await makeOrganization(db, { members: [coManager.id] });
    await db.updateTable("events").set({ is_published: false }).where("id", "=", eventId).execute();
    expect((await ask("GET", undefined, coManager.session)).status).toBe(404);
    await db
      .insertInto("event_hosts")
      .values({ event_id: eventId, organization_id: third, invited_by_id: owning })
      .execute();
    expect((await ask("GET", undefined, coManager.session)).status).toBe(404);
    await db
      .updateTable("event_hosts")
      .set({ accepted_at: new Date() })
      .where("organization_id", "=", third)
      .execute();
    expect((await ask("GET", undefined, coManager.session)).status).toBe(200);
  });

  it("want the root key", async () => {
    const { status, body } = await api(`POST ${path()}`, { as: manager.session, body: {} });
    expect([status, body]).toEqual([400, { errors: { request: ["is not valid"] } }]);
  });
});
