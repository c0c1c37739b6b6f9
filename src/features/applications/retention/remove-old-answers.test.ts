import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { removeOldWalkIns } from "../../check-in/check-in.server.ts";
import { writeQuestion } from "../../events/questions/write-question.server.ts";
import { removeOldAnswers } from "./remove-old-answers.server.ts";

const { api, db, clock, platform } = await startTestServer();
const organizer = await makeUser(db);
const person = await makeUser(db, { first_name: "Rin", last_name: "Abe" });
const other = await makeUser(db);
const as = organizer.session;
const japan = (time: string) => new Date(`${time}:00+09:00`);
let owner: number;
let eventId: number;
let food: number;
let guest: number;

const call = async (path: string, body?: object, by = as, method = "POST") =>
  (await api(`${method} ${path}` as `POST /${string}`, { as: by, body })).body;
const apply = (by: typeof person, answers: object) =>
  call(
    `/events/${eventId}/applications/apply`,
    { application: { apply_question_answers: answers } },
    by.session,
  );
const note = (id: number, text: string) =>
  api(`PUT /events/${eventId}/applications/${id}/note`, { as, body: { note: text } });
const stored = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from answers w join applications a on a.id = application_id where a.event_id = ${eventId})::integer as answers,
           (select count(*) from former_answers f join applications a on a.id = application_id where a.event_id = ${eventId})::integer as former,
           (select count(*) from application_notes n join applications a on a.id = application_id where a.event_id = ${eventId})::integer as notes,
           (select count(*) from users where id = ${guest} and last_name <> '')::integer as guests,
           (select count(*) from walk_ins where event_id = ${eventId} and name <> '')::integer as walk_ins`.execute(
    db,
  );
  return rows[0];
};
const all = { answers: 3, former: 1, notes: 1, guests: 1, walk_ins: 1 };
const none = { answers: 0, former: 0, notes: 0, guests: 0, walk_ins: 0 };
const sweepAt = async (time: Date) => {
  clock.set(time);
  await removeOldAnswers(platform);
  await removeOldWalkIns(platform);
  return stored();
};
const counts = async () => {
  const { data } = await call(`/events/${eventId}/answers/figures`, undefined, as, "GET");
  return data.questions[0].options.map((option: { count: number }) => option.count);
};

beforeEach(async () => {
  clock.set(testNow);
  owner = await makeOrganization(db, { members: [organizer.id] });
  eventId = await makeEvent(db, {
    owner,
    columns: {
      max_participant_num: 20,
      start_at: japan("2026-12-01T18:00"),
      end_at: japan("2026-12-01T20:00"),
    },
  });
  const { id } = await db
    .insertInto("questions")
    .values({ event_id: eventId, question_type_id: 2, is_required: false })
    .returning("id")
    .executeTakeFirstOrThrow();
  food = id;
  for (const [position, text] of ["Rice", "Bread"].entries()) {
    const option = await db
      .insertInto("question_options")
      .values({ question_id: food, position })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("question_option_texts")
      .values({ question_option_id: option.id, language_id: 2, text })
      .execute();
  }
  await apply(person, { [`q_${food}`]: "Rice" });
  await apply(person, { [`q_${food}`]: "Rice,Bread" });
  await apply(other, { [`q_${food}`]: "Rice" });
  const added = await call(`/events/${eventId}/applications/by_manager`, {
    first_name: "Hana",
    last_name: "Mori",
    email: "hana@example.com",
    answers: { [`q_${food}`]: "Bread" },
  });
  guest = added.data.user_id;
  await note(person.id, "Came late.");
  await call(`/events/${eventId}/walk_ins`, {
    nonce: crypto.randomUUID(),
    name: "Ken",
    note: "guest of Rin",
  });
});

it("answers, former ones, notes and people without an account go the chosen days after the end, and not before", async () => {
  expect(await stored()).toEqual(all);
  expect(await sweepAt(japan("2027-05-30T19:59"))).toEqual(all);
  expect(await sweepAt(japan("2027-05-30T20:00"))).toEqual(none);
});

it("states, attendance and counts of options stay", async () => {
  await sql`insert into attendances (application_id, event_id, checked_in_at)
    select id, event_id, ${japan("2026-12-01T18:00")} from applications where event_id = ${eventId} and user_id = ${person.id}`.execute(
    db,
  );
  expect(await counts()).toEqual([2, 2]);
  await sweepAt(japan("2027-06-01T00:00"));
  expect(await counts()).toEqual([2, 2]);
  const { data } = await call(`/events/${eventId}/participants`, undefined, as, "GET");
  expect(data.map(({ state, answers }: { state: string; answers: object }) => [state, answers])).toEqual([
    ["confirmed", {}],
    ["confirmed", {}],
    ["confirmed", {}],
  ]);
  expect(data[0].checked_in_at).not.toBeNull();
  const past = await call(`/organizations/${owner}/past_participants`, undefined, as, "GET");
  expect(past.data.map(({ id }: { id: number }) => id)).toEqual([person.id]);
});

it("a second run and two at once count nothing twice", async () => {
  clock.set(japan("2027-06-01T00:00"));
  await Promise.all([removeOldAnswers(platform), removeOldAnswers(platform)]);
  await removeOldAnswers(platform);
  expect(await counts()).toEqual([2, 2]);
});

it("all of an event goes or nothing", async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before insert on answer_removals execute function refuse()`.execute(db);
  clock.set(japan("2027-06-01T00:00"));
  await expect(removeOldAnswers(platform)).rejects.toThrow("killed");
  await sql`drop function refuse() cascade`.execute(db);
  expect(await stored()).toEqual(all);
  expect(await counts()).toEqual([2, 2]);
});

it("nothing can be noted any more once the answers have gone, while a note can still be taken away", async () => {
  clock.set(japan("2027-06-01T00:00"));
  const late = await note(person.id, "Was nice.");
  expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ["event"]]);
  expect((await note(person.id, "")).status).toBe(200);
});

it("an option that somebody chose stays for its count when it is not offered any more after the answers have gone", async () => {
  await sweepAt(japan("2027-06-01T00:00"));
  const question = await db
    .selectFrom("questions")
    .selectAll()
    .where("id", "=", food)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) =>
    writeQuestion(tx, eventId, {
      id: food,
      question_type_id: question.question_type_id,
      position: 0,
      is_required: false,
      is_deleted: false,
      texts: [],
      options: [],
    }),
  );
  expect(await counts()).toEqual([2, 2]);
});

it.each([29, 366, 30.5, "many"])(
  "an organization cannot keep answers for %s days",
  async (answers_kept_days) => {
    const refused = await api(`PUT /organizations/${owner}/update`, {
      as,
      body: { organization: { answers_kept_days } },
    });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { answers_kept_days: ["must be between 30 and 365 days"] },
    ]);
  },
);

it("fewer days hold from the next midnight in Japan on, after telling how many people they concern", async () => {
  clock.set(japan("2027-02-01T12:00"));
  const { data } = await call(`/organizations/${owner}/answers_to_go?days=30`, undefined, as, "GET");
  expect(data).toEqual({ at: "2027-02-02T00:00:00.000+09:00", events: 1, people: 3 });
  const longer = await call(`/organizations/${owner}/answers_to_go?days=100`, undefined, as, "GET");
  expect(longer.data).toMatchObject({ events: 0, people: 0 });
  const saved = await call(
    `/organizations/${owner}/update`,
    { organization: { answers_kept_days: 30 } },
    as,
    "PUT",
  );
  expect(saved.data.answers_kept_days).toBe(30);
  const shown = await call(`/events/${eventId}`, undefined, as, "GET");
  expect(shown.data.answers_kept_until).toBe("2027-02-02T00:00:00.000+09:00");
  expect(await sweepAt(japan("2027-02-01T23:59"))).toEqual(all);
  expect(await sweepAt(japan("2027-02-02T00:00"))).toEqual(none);
});
