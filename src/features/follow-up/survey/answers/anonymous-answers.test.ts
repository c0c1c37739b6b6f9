import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
const atTheEnd = new Date(start.getTime() + 3 * 60 * 60 * 1000);
clock.set(atTheEnd);

const text = (question_type_id: number) => ({
  question_type_id,
  is_required: false,
  language_apply_questions_attributes: [{ language_id: 2, title: "What did you think?" }],
});

/** An event to which so many people came, and its survey without names. */
async function makeSurveyed(count: number) {
  const people = await makeUsers(db, count);
  const eventId = await makeEvent(db, {
    owner,
    applicants: people.map(({ id }) => id),
    columns: { max_participant_num: 100 },
  });
  await sql`
    insert into attendances (application_id, event_id, checked_in_at)
    select id, event_id, ${start} from applications where event_id = ${eventId}`.execute(db);
  const body = { is_anonymous: true, is_open: true, questions: [text(4), text(3), text(5)] };
  await api(`PUT /events/${eventId}/survey`, { as: organizer.session, body });
  const answer = async (place: number, answers: object) =>
    (
      await api(`POST /events/${eventId}/survey/answers`, {
        as: people[place]?.session,
        body: { answers, is_anonymous: true },
      })
    ).status;
  return { eventId, people, answer };
}
const results = async (eventId: number) =>
  (await api(`GET /events/${eventId}/survey/results`, { as: organizer.session })).body.data;
const csv = async (eventId: number) =>
  (await api(`GET /events/${eventId}/survey/results.csv`, { as: organizer.session })).body as string;
/** The first question's answers in the order in which the database holds them, and what PostgreSQL says of each row. */
const stored = async (eventId: number) =>
  (
    await sql<{ text: string; written_by: string }>`
      select answers->0->>'text' as text, xmin::text as written_by
        from anonymous_survey_answers where event_id = ${eventId} order by ctid`.execute(db)
  ).rows;
const respondents = async (eventId: number) =>
  (
    await sql<{ user_id: number; written_by: string }>`
      select a.user_id, r.xmin::text as written_by
        from survey_respondents r join applications a on a.id = r.application_id
       where r.event_id = ${eventId} order by r.ctid`.execute(db)
  ).rows;

it("an answer without a name has no column and no key that leads to a person, a time or a number that counts up", async () => {
  const columns = await sql<{ name: string; type: string; default: string | null }>`
    select column_name as name, data_type as type, column_default as default from information_schema.columns
     where table_name = 'anonymous_survey_answers' order by ordinal_position`.execute(db);
  expect(columns.rows).toEqual([
    { name: "event_id", type: "integer", default: null },
    { name: "id", type: "uuid", default: "gen_random_uuid()" },
    { name: "is_anonymous", type: "boolean", default: "true" },
    { name: "answers", type: "jsonb", default: null },
    { name: "is_published", type: "boolean", default: null },
    { name: "is_settled", type: "boolean", default: "false" },
    { name: "was_named", type: "boolean", default: "false" },
  ]);
  const keys = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and 'anonymous_survey_answers'::regclass in (conrelid, confrelid)`.execute(db);
  expect(keys.rows).toEqual([{ from: "anonymous_survey_answers", to: "surveys" }]);
  const triggers = await sql`select from pg_trigger where tgrelid = 'anonymous_survey_answers'::regclass
     and not tgisinternal`.execute(db);
  expect(triggers.rows).toEqual([]);
});

it("neither the order of the rows nor the transaction that wrote them tells which answer came with whom", async () => {
  const count = 12;
  const { eventId, people, answer } = await makeSurveyed(count);
  const idsBefore = new Set<string>();
  for (const place of people.keys()) {
    expect(await answer(place, { q_1: `Answer ${String(place).padStart(2, "0")}` })).toBe(200);
    const ids = await sql<{ id: string }>`
      select id::text from anonymous_survey_answers where event_id = ${eventId}`.execute(db);
    // Whoever kept the ids of an earlier moment finds none of them again.
    expect(ids.rows.filter(({ id }) => idsBefore.has(id))).toEqual([]);
    for (const { id } of ids.rows) idsBefore.add(id);
  }
  const [answers, who] = [await stored(eventId), await respondents(eventId)];
  expect([answers.length, who.length]).toEqual([count, count]);
  expect(new Set([...answers, ...who].map(({ written_by }) => written_by)).size).toBe(1);
  // One of 479 million orders is that of answering.
  const inOrder = people.map((_, place) => `Answer ${String(place).padStart(2, "0")}`);
  expect(answers.map((row) => row.text)).not.toEqual(inOrder);
  expect(who.map((row) => row.user_id)).not.toEqual(people.map(({ id }) => id));
  const lines = (await csv(eventId)).trim().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[0])).not.toEqual(inOrder);
  expect(lines.map((line) => line.split(",")[0]).sort()).toEqual(inOrder);
});

it("an answer that settled was mixed with many others, of which as many stay to be mixed with the next ones", async () => {
  const { eventId, people, answer } = await makeSurveyed(70);
  const settled: number[] = [];
  for (const place of people.keys()) {
    await answer(place, { q_1: `Answer ${place}` });
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from anonymous_survey_answers where event_id = ${eventId} and is_settled`.execute(
      db,
    );
    settled.push(rows[0]?.count ?? 0);
  }
  expect([...new Set(settled)]).toEqual([0, 16, 32, 48]);
  const writers = (rows: { written_by: string }[]) =>
    [...Map.groupBy(rows, (row) => row.written_by).values()].map((group) => group.length);
  expect(Math.min(...writers(await stored(eventId)))).toBeGreaterThan(8);
  expect(Math.min(...writers(await respondents(eventId)))).toBeGreaterThan(30);
});

it("nothing that is answered names anybody, and no address of an account stands in for one that was not written", async () => {
  const { eventId, people, answer } = await makeSurveyed(5);
  for (const place of people.keys()) await answer(place, { q_1: "Nice", q_2: "Again" });
  const all = await results(eventId);
  expect(all.questions.map(({ texts }: { texts: { name: string | null }[] }) => texts.length)).toEqual([
    5, 5, 0,
  ]);
  expect(all.questions[0].texts).toEqual(Array(5).fill({ text: "Nice", name: null }));
  expect((await csv(eventId)).split("\r\n")[0]).toBe(Array(3).fill("What did you think?").join(","));
  const rows = await sql`select * from named_survey_answers where event_id = ${eventId}`.execute(db);
  expect(rows.rows).toEqual([]);
});

it("answers stay when an account is deleted, which leaves nothing of who answered", async () => {
  const { eventId, people, answer } = await makeSurveyed(6);
  for (const place of people.keys()) await answer(place, { q_1: "Nice" });
  expect((await api("DELETE /auth", { as: people[0]?.session })).status).toBe(200);
  expect((await respondents(eventId)).map((row) => row.user_id)).not.toContain(people[0]?.id);
  expect(await results(eventId)).toMatchObject({ answered: 6, shown: 6 });
});
