import { beforeAll, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser } from "../../../../tests/factories/users.ts";
import { attend } from "../../../../tests/support/after-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const came = await makeUser(db);
const absent = await makeUser(db);
const member = await makeUser(db);
const start = "2026-11-27T18:00:00+09:00";
const question = {
  question_type_id: 3,
  is_required: true,
  language_apply_questions_attributes: [{ language_id: 2, title: "Well?", options_data: [] }],
};
let eventId: number;
let emptyId: number;

const as = organizer.session;
const own = async (person: MadeUser) =>
  (await api("GET /users/own/after_events", { as: person.session })).body.data;
const call = (path: string, body: unknown) => api(`PUT /events/${eventId}${path}`, { as, body });

beforeAll(async () => {
  const owner = await makeOrganization(db, { members: [organizer.id, member.id] });
  const applicants = [came.id, absent.id, member.id];
  const made = { owner, applicants, columns: { end_at: "2026-11-27T21:00:00+09:00" } };
  [eventId, emptyId] = [await makeEvent(db, made), await makeEvent(db, made)];
  for (const id of [eventId, emptyId]) {
    await attend(db, id, came.id, new Date(start));
  }
  await call("/survey", { is_anonymous: true, is_open: true, questions: [question] });
  await call("/certificate", { is_offered: true });
  for (const [title, visibility] of [
    ["Photos", "all"],
    ["Slides", "attended"],
  ]) {
    const body = { title, url: "https://example.com/", visibility };
    expect((await api(`POST /events/${eventId}/materials`, { as, body })).status).toBe(200);
  }
});

const all = () => ({ event_id: eventId, survey: "open", certificate: true, materials: 2 });
const photos = () => ({ event_id: eventId, survey: null, certificate: false, materials: 1 });

it("what past events have left is told of all at once: to who came all of it, to who was absent what is for everybody", async () => {
  clock.set("2026-11-27T18:00:00+09:00");
  expect(await own(came)).toEqual([]);
  clock.set("2026-11-27T18:00:01+09:00");
  expect(await own(came)).toEqual([{ ...all(), certificate: false }]);
  clock.set("2026-11-27T21:00:00+09:00");
  expect(await own(came)).toEqual([all()]);
  expect(await own(absent)).toEqual([photos()]);
  expect(await own(organizer)).toEqual([]);
});

it("it says of each event what the event's own calls say", async () => {
  clock.set("2026-11-28T12:00:00+09:00");
  for (const person of [came, absent, member]) {
    const [left] = await own(person);
    const { data } = (await api(`GET /events/${eventId}/after_event`, { as: person.session })).body;
    const material = (await api(`GET /events/${eventId}/materials`, { as: person.session })).body.data;
    expect(left).toEqual({ event_id: eventId, ...data, materials: material.length });
  }
});

it("a survey that was closed or is over is not told of, and an answered one as answered", async () => {
  clock.set("2026-11-28T12:00:00+09:00");
  await call("/survey", { is_anonymous: true, is_open: false, questions: [question] });
  expect(await own(came)).toEqual([{ ...all(), survey: null }]);
  await call("/survey", { is_anonymous: true, is_open: true, questions: [question] });
  clock.set("2026-12-27T21:00:00+09:00");
  expect(await own(came)).toEqual([{ ...all(), survey: null }]);
  clock.set("2026-12-27T20:59:59+09:00");
  const { questions } = (await api(`GET /events/${eventId}/survey`, { as: came.session })).body.data;
  const body = { answers: { [`q_${questions[0].id}`]: "Splendid" }, is_anonymous: true };
  expect((await api(`POST /events/${eventId}/survey/answers`, { as: came.session, body })).status).toBe(200);
  expect(await own(came)).toEqual([{ ...all(), survey: "answered" }]);
});

it("an event that was hidden or called off, and a place that was given up, leave nothing", async () => {
  clock.set("2026-11-28T12:00:00+09:00");
  const event = (columns: object) =>
    db.updateTable("events").set(columns).where("id", "=", eventId).execute();
  await event({ is_published: false });
  expect(await own(absent)).toEqual([]);
  await event({ is_published: true, cancelled_at: new Date(start) });
  expect(await own(absent)).toEqual([]);
  await event({ cancelled_at: null });
  expect(await own(absent)).toHaveLength(1);
  await db
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: new Date(start) })
    .where("user_id", "=", absent.id)
    .execute();
  expect(await own(absent)).toEqual([]);
});

it("a cancelled event leaves nothing, and its survey takes no answers any more", async () => {
  clock.set("2026-11-28T12:00:00+09:00");
  await attend(db, eventId, absent.id, new Date(start));
  const leftFor = async () =>
    (await api(`GET /events/${eventId}/after_event`, { as: absent.session })).body.data;
  expect(await leftFor()).toEqual({ survey: "open", certificate: true });
  await db
    .updateTable("events")
    .set({ cancelled_at: new Date(start) })
    .where("id", "=", eventId)
    .execute();
  expect(await leftFor()).toEqual({ survey: null, certificate: false });
  const { can_answer, questions } = (await api(`GET /events/${eventId}/survey`, { as: absent.session })).body
    .data;
  expect(can_answer).toBe(false);
  const body = { answers: { [`q_${questions[0].id}`]: "Splendid" }, is_anonymous: true };
  expect((await api(`POST /events/${eventId}/survey/answers`, { as: absent.session, body })).status).toBe(
    422,
  );
});
