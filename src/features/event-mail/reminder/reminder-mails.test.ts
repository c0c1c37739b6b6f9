import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const [manager, stranger] = [await makeUser(db), await makeUser(db)];
const owner = await makeOrganization(db, { members: [manager.id] });
const eventId = await makeEvent(db, { owner });

type As = Record<string, string> | null;
const create = (body: unknown, as: As = manager.session, event = eventId) =>
  api(`POST /events/${event}/remind_event_mails/create`, { as, body });
const update = (id: number | string, body: unknown, as: As = manager.session, event = eventId) =>
  api(`PUT /events/${event}/remind_event_mails/${id}/update`, { as, body });
const remove = (id: number | string, as: As = manager.session, event = eventId) =>
  api(`DELETE /events/${event}/remind_event_mails/${id}`, { as });
const mail = { send_at: "2026-11-26 12:00", title: "See you soon", custom_body: "Doors open at 17:30." };
const markSent = (id: number) =>
  db.updateTable("reminder_mails").set({ sent_at: new Date() }).where("id", "=", id).execute();

describe("a reminder mail", () => {
  it.each([
    ["flat", { id: 999, ...mail }],
    ["inside remind_event_mail", { remind_event_mail: { id: 999, ...mail } }],
  ])("is set with its fields %s; a sent id is ignored", async (_, body) => {
    const answer = await create(body);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      event_id: eventId,
      send_at: "2026-11-26T12:00:00.000+09:00",
      title: "See you soon",
      custom_body: "Doors open at 17:30.",
      states: ["confirmed"],
      sent_at: null,
    });
    expect(answer.body.data.id).not.toBe(999);
  });

  it("is refused with everything that is wrong, in the order of the form", async () => {
    const empty = await create({});
    expect([empty.status, empty.body]).toEqual([
      422,
      { errors: { title: ["can't be blank"], custom_body: ["can't be blank"], send_at: ["can't be blank"] } },
    ]);
    const wrong = await create({ title: " ", custom_body: "", send_at: "2026-11-20T11:59:59+09:00" });
    expect(wrong.body.errors).toEqual({
      title: ["can't be blank"],
      custom_body: ["can't be blank"],
      send_at: ["must be in the future"],
    });
    expect((await create({ ...mail, send_at: "tomorrow" })).body.errors).toEqual({
      send_at: ["is not a valid date and time"],
    });
    expect((await create({ ...mail, title: "a".repeat(256) })).body.errors).toEqual({
      title: ["is too long (at most 255 characters)"],
    });
  });

  it("can be changed in part while it is not sent", async () => {
    const { body } = await create(mail);
    const changed = await update(body.data.id, { title: "Bring an apron" });
    expect(changed.body.data).toEqual({ ...body.data, title: "Bring an apron" });
    const refused = await update(body.data.id, { title: "", send_at: "2026-11-01 00:00" });
    expect([refused.status, refused.body]).toEqual([
      422,
      { errors: { title: ["can't be blank"], send_at: ["must be in the future"] } },
    ]);
  });

  it("is written in further languages, which are sent as a whole and told only where there are any", async () => {
    const japanese = { language_id: 1, title: "まもなくです", custom_body: "17時半に開場します。" };
    const empty = { language_id: 3, title: "", custom_body: " " };
    const { body } = await create({ ...mail, language_texts: [japanese, empty] });
    expect(body.data.language_texts).toEqual([japanese]);
    const renamed = await update(body.data.id, { title: "Very soon" });
    expect(renamed.body.data).toMatchObject({ title: "Very soon", language_texts: [japanese] });
    const shown = await api(`GET /events/${eventId}`, { as: manager.session });
    expect(shown.body.data.remind_event_mails).toContainEqual(renamed.body.data);
    const cleared = await update(body.data.id, { language_texts: [] });
    expect(cleared.body.data).not.toHaveProperty("language_texts");
  });

  it.each([
    ["half of a text", [{ language_id: 1, title: "まもなく", custom_body: "" }], "can't be blank"],
    [
      "a language twice",
      [1, 1].map((language_id) => ({ language_id, title: "a", custom_body: "b" })),
      "has already been taken",
    ],
    ["an unknown language", [{ language_id: 9999, title: "a", custom_body: "b" }], "was not found"],
  ])("is refused with %s", async (_, language_texts, sentence) => {
    const { status, body } = await create({ ...mail, language_texts });
    expect([status, body]).toEqual([422, { errors: { language_texts: [sentence] } }]);
  });

  it("goes to those who are coming unless other states are chosen, each of which counts once", async () => {
    const { body } = await create({ ...mail, states: ["waiting", "confirmed", "waiting"] });
    expect(body.data.states).toEqual(["confirmed", "waiting"]);
    const renamed = await update(body.data.id, { title: "Very soon" });
    expect(renamed.body.data).toMatchObject({ title: "Very soon", states: ["confirmed", "waiting"] });
    const changed = await update(body.data.id, { states: ["under_review"] });
    expect(changed.body.data).toEqual({ ...renamed.body.data, states: ["under_review"] });
    const shown = await api(`GET /events/${eventId}`, { as: manager.session });
    expect(shown.body.data.remind_event_mails).toContainEqual(changed.body.data);
  });

  it.each([
    ["no state", [], "can't be blank"],
    ["null in place of states", null, "can't be blank"],
    ["a state that is none", ["confirmed", "thinking"], "is not valid"],
    ["people who are out", ["confirmed", "declined", "cancelled"], "is not valid"],
    ["a state outside of a list", "confirmed", "is not valid"],
  ])("is refused for %s", async (_, states, sentence) => {
    const { body: saved } = await create(mail);
    for (const { status, body } of [
      await create({ ...mail, states }),
      await update(saved.data.id, { states }),
    ]) {
      expect([status, body]).toEqual([422, { errors: { states: [sentence] } }]);
    }
  });

  it("can be taken back while it is not sent", async () => {
    const { body } = await create(mail);
    const removed = await remove(body.data.id);
    expect([removed.status, removed.body]).toEqual([200, body]);
    expect((await remove(body.data.id)).status).toBe(404);
  });

  it("that was sent can't be changed nor taken back", async () => {
    const { body } = await create(mail);
    await markSent(body.data.id);
    const expected = [422, { errors: { sent_at: ["is already set: the mail was sent"] } }];
    const changed = await update(body.data.id, { title: "Too late" });
    expect([changed.status, changed.body]).toEqual(expected);
    const removed = await remove(body.data.id);
    expect([removed.status, removed.body]).toEqual(expected);
  });

  it("is found in its own event alone", async () => {
    const { body } = await create(mail);
    const other = await makeEvent(db, { owner });
    const { status, body: refusal } = await update(body.data.id, mail, manager.session, other);
    expect([status, refusal]).toEqual([404, { errors: { remind_event_mail: ["was not found"] } }]);
    expect((await remove(body.data.id, manager.session, other)).status).toBe(404);
    expect((await update("x", mail)).status).toBe(404);
  });

  it("is for the event's managers", async () => {
    const { body } = await create(mail);
    for (const [as, event, status] of [
      [null, eventId, 401],
      [stranger.session, eventId, 403],
      [manager.session, 999999, 404],
    ] as const) {
      expect((await create(mail, as, event)).status).toBe(status);
      expect((await update(body.data.id, mail, as, event)).status).toBe(status);
      expect((await remove(body.data.id, as, event)).status).toBe(status);
    }
  });
});
