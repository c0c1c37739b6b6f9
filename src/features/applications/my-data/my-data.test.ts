import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import type { OwnEventData } from "./my-data.contract.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { name: "Tea Club", members: [organizer.id] });
const coHost = await makeOrganization(db, { name: "Go Club", members: [organizer.id] });
let person: Awaited<ReturnType<typeof makeUser>>;
let eventId: number;
let question: number;

const apply = (text: string) =>
  api(`POST /events/${eventId}/applications/apply`, {
    as: person.session,
    body: { application: { apply_question_answers: { [`q_${question}`]: text } } },
  });
const myData = async (query = "") =>
  (await api(`GET /users/own/data${query}`, { as: person.session })).body as {
    data: OwnEventData[];
    next_cursor: string | null;
  };
const deleteAnswers = (as = person.session) =>
  api(`DELETE /events/${eventId}/applications/own/answers`, { as });
const asHostsSee = async () => {
  const { body } = await api(`GET /events/${eventId}/participants`, { as: organizer.session });
  const { state, answers, answers_before, answers_deleted_at, note } = body.data[0];
  return { state, answers, answers_before, answers_deleted_at, note };
};

beforeEach(async () => {
  clock.set(testNow);
  person = await makeUser(db);
  eventId = await makeEvent(db, {
    owner,
    coHosts: [coHost],
    title: "Tea",
    columns: { start_at: "2026-12-01T18:00:00+09:00", end_at: "2026-12-01T20:00:00+09:00" },
  });
  const { id } = await db
    .insertInto("questions")
    .values({ event_id: eventId, question_type_id: 3, is_required: false })
    .returning("id")
    .executeTakeFirstOrThrow();
  question = id;
  await db.insertInto("question_texts").values({ question_id: id, language_id: 2, title: "Why?" }).execute();
  await apply("For the cake.");
  await apply("For the tea.");
  await api(`PUT /events/${eventId}/applications/${person.id}/note`, {
    as: organizer.session,
    body: { note: "Likes cake." },
  });
});

it("says by event what was answered, who reads it and until when", async () => {
  expect((await myData()).data).toMatchObject([
    {
      event: { id: eventId, title: "Tea" },
      state: "confirmed",
      questions: [{ question_id: question, title: "Why?" }],
      answers: { [`q_${question}`]: "For the tea." },
      answers_before_count: 1,
      readers: [{ organization_name: "Tea Club" }, { organization_name: "Go Club" }],
      kept_until: "2027-05-30T20:00:00.000+09:00",
      answers_deleted_at: null,
    },
  ]);
});

it("answers, former ones and notes go at once where the person deletes them; state stays and hosts see whose wish it was", async () => {
  expect((await deleteAnswers()).status).toBe(200);
  expect(await asHostsSee()).toEqual({
    state: "confirmed",
    answers: {},
    answers_before: [],
    answers_deleted_at: "2026-11-20T12:00:00.000+09:00",
    note: null,
  });
  const [row] = (await myData()).data;
  expect(row).toMatchObject({ answers: {}, answers_before_count: 0, has_answers: false });
  expect((await deleteAnswers()).status).toBe(200);
});

it("who answers anew after that has answers again", async () => {
  await deleteAnswers();
  await apply("For the people.");
  expect(await asHostsSee()).toMatchObject({
    answers: { [`q_${question}`]: "For the people." },
    answers_deleted_at: null,
  });
});

it("answers to the event's survey by name go too, while that one has answered stays", async () => {
  const { id } = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  await sql`insert into surveys (event_id, is_anonymous) values (${eventId}, false)`.execute(db);
  await sql`insert into survey_respondents (event_id, application_id) values (${eventId}, ${id})`.execute(db);
  await sql`insert into named_survey_answers (event_id, application_id, answers) values (${eventId}, ${id}, '{}')`.execute(
    db,
  );
  await deleteAnswers();
  const named = db.selectFrom("named_survey_answers").select("event_id").where("event_id", "=", eventId);
  const answered = db.selectFrom("survey_respondents").select("event_id").where("event_id", "=", eventId);
  expect([await named.execute(), await answered.execute()]).toEqual([[], [{ event_id: eventId }]]);
});

it("nobody deletes anything of an event to which they have never applied", async () => {
  const stranger = await makeUser(db);
  expect((await deleteAnswers(stranger.session)).status).toBe(404);
  expect((await asHostsSee()).answers).toEqual({ [`q_${question}`]: "For the tea." });
});

it("500 applications are read page by page, each once, the latest first", async () => {
  await sql`
    with made as (
      insert into events (start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, owner_organization_id)
      select start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, owner_organization_id
        from events, generate_series(1, 500) where id = ${eventId} returning id),
    texts as (
      insert into event_texts (event_id, language_id, title, is_main) select id, 2, 'Event ' || id, true from made),
    hosts as (
      insert into event_hosts (event_id, organization_id, is_owner) select id, ${owner}, true from made)
    insert into applications (event_id, user_id, applied_at) select id, ${person.id}, ${new Date("2026-11-01T00:00:00Z")} from made`.execute(
    db,
  );
  const ids: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await myData(`?limit=100${cursor && `&cursor=${cursor}`}`);
    ids.push(...page.data.map(({ event }) => event.id));
    cursor = page.next_cursor;
  }
  expect([ids.length, new Set(ids).size, ids[0]]).toEqual([501, 501, eventId]);
});

it.each(["?limit=0", "?limit=101", "?cursor=x"])("%s is refused", async (query) => {
  expect((await api(`GET /users/own/data${query}`, { as: person.session })).status).toBe(422);
});
