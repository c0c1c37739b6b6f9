import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const guest = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
clock.set(new Date("2026-11-28T09:00:00+09:00"));
const as = organizer.session;

const question = {
  question_type_id: 1,
  is_required: true,
  language_apply_questions_attributes: [
    { language_id: 2, title: "How was it?", options_data: ["Good", "Bad"] },
  ],
};
const text = (word: string) => ({ language_id: 2, title: word, custom_body: `${word}!` });
const mails = {
  thanks: { is_on: true, texts: [text("Thanks")] },
  missed: { is_on: false, texts: [text("Missed")] },
  send_at: "2026-11-30 09:00",
};

/** An event that somebody came to, with a survey that they have answered, mails, certificates and material. */
async function makeHeld() {
  const eventId = await makeEvent(db, { owner, applicants: [guest.id] });
  await sql`
    insert into attendances (application_id, event_id, checked_in_at)
    select id, event_id, ${start} from applications where event_id = ${eventId}`.execute(db);
  await survey(eventId, true);
  await api(`PUT /events/${eventId}/follow_up`, { as, body: mails });
  await api(`PUT /events/${eventId}/certificate`, { as, body: { is_offered: true } });
  return eventId;
}
const survey = async (eventId: number, is_open: boolean) => {
  const { body } = await read(eventId, "survey");
  const questions = body.data.questions.length > 0 ? [{ id: 1, ...question }] : [question];
  return api(`PUT /events/${eventId}/survey`, { as, body: { is_anonymous: true, is_open, questions } });
};
const answer = (eventId: number) =>
  api(`POST /events/${eventId}/survey/answers`, {
    as: guest.session,
    body: { answers: { q_1: "Good" }, is_anonymous: true },
  });
const read = (eventId: number, part: string) => api(`GET /events/${eventId}/${part}`, { as });
async function copyOf(eventId: number): Promise<number> {
  const { status, body } = await api(`POST /events/${eventId}/duplicate`, {
    as,
    body: { start_at: ["2026-12-04 18:00"] },
  });
  expect(status).toBe(200);
  return body.data[0].id;
}
const dataOf = async (eventId: number, part: string) => (await read(eventId, part)).body.data;

describe("a copy of an event", () => {
  it("asks what the original asks after it, and has none of its answers", async () => {
    const eventId = await makeHeld();
    expect((await answer(eventId)).status).toBe(200);
    const copyId = await copyOf(eventId);
    const [asked, original] = [await dataOf(copyId, "survey"), await dataOf(eventId, "survey")];
    expect(asked).toMatchObject({ is_anonymous: true, is_open: true, is_answered: false });
    expect(asked.questions).toEqual(original.questions);
    expect(await dataOf(copyId, "survey/results")).toMatchObject({ answered: null, shown: 0, attended: 0 });
    const reworded = { id: 1, ...question, is_required: false };
    await api(`PUT /events/${copyId}/survey`, {
      as,
      body: { is_anonymous: false, is_open: true, questions: [reworded] },
    });
    expect(await dataOf(eventId, "survey")).toEqual(original);
  });

  it("takes answers again where the original was closed after it was open, answered or not, and none where it never was", async () => {
    const neverOpen = await makeEvent(db, { owner });
    await survey(neverOpen, false);
    expect(await dataOf(await copyOf(neverOpen), "survey")).toMatchObject({ is_open: false });
    const eventId = await makeHeld();
    expect((await survey(eventId, false)).status).toBe(200);
    expect(await dataOf(await copyOf(eventId), "survey")).toMatchObject({ is_open: true });
  });

  it("sends the same mails, unsent, at the usual time after itself", async () => {
    const eventId = await makeHeld();
    await sql`update follow_up_mails set sent_at = now() where event_id = ${eventId}`.execute(db);
    expect(await dataOf(await copyOf(eventId), "follow_up")).toMatchObject({
      thanks: { is_on: true, texts: [text("Thanks")] },
      missed: { is_on: false, texts: [text("Missed")] },
      send_at: null,
      usual_send_at: "2026-12-05T12:00:00.000+09:00",
      sent_at: null,
      skipped_at: null,
    });
  });

  it("gives certificates where the original does, and none of those that were taken", async () => {
    const eventId = await makeHeld();
    await sql`
      insert into certificates (event_id, application_id, number, issued_at)
      select event_id, id, '0123456789ABCDEF', now() from applications where event_id = ${eventId}`.execute(
      db,
    );
    expect(await dataOf(await copyOf(eventId), "certificate")).toEqual({ is_offered: true, issued: 0 });
    await api(`PUT /events/${eventId}/certificate`, { as, body: { is_offered: false } });
    expect(await dataOf(await copyOf(eventId), "certificate")).toEqual({ is_offered: false, issued: 0 });
  });

  it("has no material, no walk-ins and no links for helpers", async () => {
    const eventId = await makeHeld();
    const link = { title: "Slides", url: "https://slides.example/1", visibility: "all" };
    expect((await api(`POST /events/${eventId}/materials`, { as, body: link })).status).toBe(200);
    await sql`
      insert into walk_ins (event_id, nonce, name) values (${eventId}, gen_random_uuid(), 'Someone')`.execute(
      db,
    );
    await sql`
      insert into check_in_links (event_id, label, token_digest) values (${eventId}, 'Door', 'x')`.execute(
      db,
    );
    const copyId = await copyOf(eventId);
    for (const table of ["materials", "walk_ins", "check_in_links"]) {
      const { rows } = await sql`select from ${sql.table(table)} where event_id = ${copyId}`.execute(db);
      expect(rows, table).toEqual([]);
    }
  });

  it("has nothing for afterwards where nothing is prepared", async () => {
    const copyId = await copyOf(await makeEvent(db, { owner }));
    for (const table of ["surveys", "follow_up_mails", "certificate_offers"]) {
      const { rows } = await sql`select from ${sql.table(table)} where event_id = ${copyId}`.execute(db);
      expect(rows, table).toEqual([]);
    }
  });
});
