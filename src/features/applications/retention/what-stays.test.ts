import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { removeOldAnswers } from "./remove-old-answers.server.ts";

const { api, db, clock, platform } = await startTestServer();
const organizer = await makeUser(db);
const person = await makeUser(db, { first_name: "Rin", last_name: "Abe" });
const owner = await makeOrganization(db, { members: [organizer.id] });
const as = organizer.session;
const japan = (time: string) => new Date(`${time}:00+09:00`);
const read = async (path: string, by: typeof as | null = as) =>
  (await api(`GET ${path}` as `GET /${string}`, { as: by })).body.data;

/** An event of the past to which somebody came, who has answered its question. */
async function makeAttended() {
  const columns = { start_at: japan("2026-12-01T18:00"), end_at: japan("2026-12-01T20:00") };
  const eventId = await makeEvent(db, { owner, applicants: [person.id], columns });
  await sql`
    insert into attendances (application_id, event_id, checked_in_at)
    select id, event_id, ${columns.start_at} from applications where event_id = ${eventId}`.execute(db);
  await sql`
    with question as (insert into questions (event_id, question_type_id, is_required) values (${eventId}, 4, false) returning id)
    insert into answers (application_id, question_id, text)
    select a.id, question.id, 'No nuts' from applications a, question where a.event_id = ${eventId}`.execute(
    db,
  );
  return eventId;
}

it("certificates, named answers to surveys, past participants and recipients of announcements stay when the answers have gone", async () => {
  const eventId = await makeAttended();
  clock.set(japan("2026-12-02T12:00"));
  await api(`PUT /events/${eventId}/certificate`, { as, body: { is_offered: true } });
  const pdf = () => api(`GET /events/${eventId}/certificate.pdf`, { as: person.session });
  expect((await pdf()).status).toBe(200);
  const { number } = await db.selectFrom("certificates").select("number").executeTakeFirstOrThrow();
  const survey = {
    is_anonymous: false,
    is_open: true,
    questions: [
      {
        question_type_id: 4,
        is_required: false,
        language_apply_questions_attributes: [{ language_id: 2, title: "How was it?" }],
      },
    ],
  };
  await api(`PUT /events/${eventId}/survey`, { as, body: survey });
  const answered = { answers: { q_1: "Fine" }, is_anonymous: false };
  await api(`POST /events/${eventId}/survey/answers`, { as: person.session, body: answered });
  const later = await makeEvent(db, { owner, columns: { start_at: japan("2026-12-20T18:00") } });
  const notify_mail = { send_at: "2026-12-10 12:00", user_ids: [person.id] };
  await api(`POST /events/${later}/notify_event_mails/`, { as, body: { notify_mail } });
  await db
    .updateTable("announcements")
    .set({ sent_at: japan("2026-12-10T12:00") })
    .execute();
  const whatStays = async () => ({
    certificate: await read(`/certificates/${number}?family_name=Abe`, null),
    survey: await read(`/events/${eventId}/survey/results`),
    past: await read(`/organizations/${owner}/past_participants`),
    told: await read(`/events/${later}/notify_event_mails/`),
  });
  const before = await whatStays();
  expect([before.certificate.result, before.past.length, before.told.notify_event_mail.user_ids]).toEqual([
    "true",
    1,
    [person.id],
  ]);
  expect(JSON.stringify(before.survey)).toMatch(/Fine.*Abe|Abe.*Fine/);

  clock.set(japan("2027-06-01T00:00"));
  await removeOldAnswers(platform);
  expect(await db.selectFrom("answers").select("text").execute()).toEqual([]);
  expect(await whatStays()).toEqual(before);
  expect((await pdf()).status).toBe(200);
});
