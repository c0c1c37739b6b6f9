import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
const dayMs = 24 * 60 * 60 * 1000;
const afterDays = (days: number) => new Date(start.getTime() + days * dayMs);
clock.set(afterDays(1));

const choice = (type: number, ...options: string[]) => ({
  question_type_id: type,
  is_required: false,
  language_apply_questions_attributes: [{ language_id: 2, title: `Type ${type}`, options_data: options }],
});
const questions = [
  { ...choice(1, "Good", "Bad"), is_required: true },
  choice(2, "Food", "Talks"),
  choice(3),
  choice(4),
  choice(5),
];

/** An event to which so many people came, all but the last of those who applied, and its survey. */
async function makeSurveyed(came: number, isAnonymous: boolean) {
  const people = await makeUsers(db, came + 1);
  const eventId = await makeEvent(db, { owner, applicants: people.map(({ id }) => id) });
  await db
    .insertInto("attendances")
    .columns(["application_id", "event_id", "checked_in_at"])
    .expression((eb) =>
      eb
        .selectFrom("applications")
        .select(["id", "event_id", sql<Date>`${start}::timestamptz`.as("at")])
        .where("event_id", "=", eventId)
        .orderBy("id")
        .limit(came),
    )
    .execute();
  const { body } = await save(eventId, { is_anonymous: isAnonymous });
  return { eventId, people, survey: body.data };
}
const save = (eventId: number, more: object = {}) =>
  api(`PUT /events/${eventId}/survey`, {
    as: organizer.session,
    body: { is_anonymous: true, is_open: true, questions, ...more },
  });
type Person = { session: Awaited<ReturnType<typeof makeUser>>["session"] } | undefined;
/** Answers as somebody does who has just read the survey. */
const answer = async (eventId: number, person: Person, answers: object) => {
  const is_anonymous = (await read(eventId, person))?.is_anonymous ?? true;
  return api(`POST /events/${eventId}/survey/answers`, {
    as: person?.session,
    body: { answers, is_anonymous },
  });
};
const read = async (eventId: number, person: Person) =>
  (await api(`GET /events/${eventId}/survey`, { as: person?.session })).body.data;
const results = async (eventId: number) =>
  (await api(`GET /events/${eventId}/survey/results`, { as: organizer.session })).body.data;

describe("a survey", () => {
  it("asks the five kinds of question of those who came, who answer it once", async () => {
    const { eventId, people, survey } = await makeSurveyed(1, false);
    expect(survey.questions.map((one: { question_type_id: number }) => one.question_type_id)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(await read(eventId, people[0])).toMatchObject({ can_answer: true, has_answered: false });
    const given = { q_1: "Good", q_2: "Food,Talks", q_3: "Long\ntext", q_4: "=Short" };
    const { status, body } = await answer(eventId, people[0], given);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ can_answer: false, has_answered: true, is_answered: true }),
    ]);
    const again = await answer(eventId, people[0], given);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["survey"]]);
    expect(await results(eventId)).toMatchObject({ answered: 1, shown: 1, attended: 1 });
  });

  it("counts no guest among those who could answer", async () => {
    const { eventId, people } = await makeSurveyed(2, false);
    const guest = { is_guest: true, email: null, password_hash: null };
    await db
      .updateTable("users")
      .set(guest)
      .where("id", "=", people[1]?.id ?? 0)
      .execute();
    expect(await results(eventId)).toMatchObject({ attended: 1 });
  });

  it("is not there for those who did not come, and not open before the start nor 30 days after the end", async () => {
    const { eventId, people } = await makeSurveyed(1, true);
    expect((await api(`GET /events/${eventId}/survey`, { as: people[1]?.session })).status).toBe(404);
    expect((await answer(eventId, people[1], { q_1: "Good" })).status).toBe(404);
    // Three hours after the start, where no end is told.
    for (const days of [-0.01, 30.125]) {
      clock.set(afterDays(days));
      expect((await answer(eventId, people[0], { q_1: "Good" })).status).toBe(422);
    }
    clock.set(afterDays(30.12));
    await save(eventId, { is_open: false, questions: [] });
    expect((await answer(eventId, people[0], { q_1: "Good" })).status).toBe(404);
    clock.set(afterDays(1));
  });

  it("takes no answer while the organizers have closed it", async () => {
    const { eventId, people, survey } = await makeSurveyed(1, true);
    const stored = survey.questions.map((one: Wire) => sentAgain(one));
    expect((await save(eventId, { is_open: false, questions: stored })).status).toBe(200);
    expect((await answer(eventId, people[0], { q_1: "Good" })).body.errors).toHaveProperty("survey");
    expect(await read(eventId, people[0])).toMatchObject({ can_answer: false, is_open: false });
  });

  it("counts somebody once who answers many times at the same moment", async () => {
    const { eventId, people } = await makeSurveyed(1, true);
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => answer(eventId, people[0], { q_1: "Good" })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const rows = await db
      .selectFrom("survey_respondents")
      .selectAll()
      .where("event_id", "=", eventId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("says what is wrong with an answer, question by question, and keeps nothing of it", async () => {
    const { eventId, people } = await makeSurveyed(1, true);
    const refused = await answer(eventId, people[0], { q_2: "Rain", q_5: "no address" });
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ["q_1", "q_2", "q_5"]]);
    expect((await read(eventId, people[0])).has_answered).toBe(false);
  });

  it("takes at most 20 KB of answers from a person", async () => {
    const { eventId, people } = await makeSurveyed(1, true);
    await save(eventId, { questions: Array(5).fill({ ...choice(3) }) });
    const { questions: asked } = await read(eventId, people[0]);
    const given = Object.fromEntries(asked.map(({ id }: Wire) => [`q_${id}`, "あ".repeat(2000)]));
    const { status, body } = await answer(eventId, people[0], given);
    expect([status, body.errors]).toEqual([422, { answers: ["is too long"] }]);
  });
});

describe("a survey that two people edit", () => {
  it("with an old lock_version is answered 409 with the survey as it is, and stays so", async () => {
    const eventId = await makeEvent(db, { owner });
    expect((await read(eventId, organizer)).lock_version).toBe(0);
    const { body: made } = await save(eventId, { lock_version: 0 });
    expect(made.data.lock_version).toBe(1);
    const { status, body } = await save(eventId, { questions: [], lock_version: 0 });
    expect([status, body.errors]).toEqual([409, { survey: ["was changed by someone else"] }]);
    expect(body.data).toEqual(made.data);
    expect(await read(eventId, organizer)).toEqual(made.data);
  });

  it("goes by the last save where no lock_version is sent, and is refused with one that is none", async () => {
    const eventId = await makeEvent(db, { owner });
    for (const version of [1, 2]) expect((await save(eventId)).body.data.lock_version).toBe(version);
    for (const lock_version of ["2", null, 1.5, {}]) {
      expect((await save(eventId, { lock_version })).status).toBe(422);
    }
    expect((await read(eventId, organizer)).lock_version).toBe(2);
  });

  it("lets one of two who save the same version through, the first version too", async () => {
    const eventId = await makeEvent(db, { owner });
    for (const lock_version of [0, 1]) {
      const both = await Promise.all([1, 2].map(() => save(eventId, { questions: [], lock_version })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it("is not changed by answers: who rewords it meanwhile is not stopped", async () => {
    const { eventId, people, survey } = await makeSurveyed(1, true);
    await answer(eventId, people[0], { q_1: "Good" });
    const stored = survey.questions.map(sentAgain);
    const { status } = await save(eventId, { questions: stored, lock_version: survey.lock_version });
    expect(status).toBe(200);
  });
});

interface Wire {
  id: number;
  question_type_id: number;
  is_required: boolean;
  language_apply_questions: { language_id: number; title: string; options_data: string[] }[];
}
const sentAgain = ({ id, question_type_id, is_required, language_apply_questions }: Wire) => ({
  id,
  question_type_id,
  is_required,
  language_apply_questions_attributes: language_apply_questions.map((text) => ({
    language_id: text.language_id,
    title: text.title,
    ...(text.options_data.length > 0 && { options_data: text.options_data }),
  })),
});

describe("once somebody has answered", () => {
  it("only wordings can change; a reworded option keeps who chose it", async () => {
    const { eventId, people, survey } = await makeSurveyed(1, false);
    await answer(eventId, people[0], { q_1: "Bad" });
    const stored: ReturnType<typeof sentAgain>[] = survey.questions.map(sentAgain);
    const withFirst = (more: object) => [{ ...stored[0], ...more }, ...stored.slice(1)];
    const options = (...options_data: string[]) => ({
      language_apply_questions_attributes: [{ language_id: 2, title: "How was it?", options_data }],
    });
    const refused = [
      { questions: stored.slice(1) },
      { questions: [...stored, choice(4)] },
      { questions: withFirst({ question_type_id: 2 }) },
      { questions: withFirst({ is_required: false }) },
      { questions: withFirst(options("Good", "Bad", "So so")) },
    ];
    for (const body of refused) {
      expect((await save(eventId, { is_anonymous: false, ...body })).status, JSON.stringify(body)).toBe(422);
    }
    const grown = await save(eventId, { is_anonymous: false, questions: [...stored, choice(4)] });
    // Not the event's sentence, which says to add another question.
    expect(grown.body.errors).toEqual({ questions: ["can't change once somebody has answered the survey"] });
    const reworded = { is_anonymous: false, questions: withFirst(options("Great", "Poor")) };
    expect((await save(eventId, reworded)).status).toBe(200);
    const [first] = (await results(eventId)).questions;
    expect([first.question.language_apply_questions[0].options_data, first.counts]).toEqual([
      ["Great", "Poor"],
      [0, 1],
    ]);
  });
});

describe("results", () => {
  it("by name say who wrote what, in the file too, where no cell is a formula", async () => {
    const { eventId, people } = await makeSurveyed(2, false);
    await answer(eventId, people[0], { q_1: "Good", q_2: "Food,Talks", q_4: "=1+1" });
    await answer(eventId, people[1], { q_1: "Good", q_5: "a@example.com" });
    const { questions: asked } = await results(eventId);
    expect(asked.map(({ counts }: { counts: number[] }) => counts)).toEqual([[2, 0], [1, 1], [], [], []]);
    const [first] = await db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", people[0]?.id ?? 0)
      .execute();
    expect(asked[3].texts).toEqual([{ text: "=1+1", name: `${first?.first_name} ${first?.last_name}` }]);
    const csv = await api(`GET /events/${eventId}/survey/results.csv`, { as: organizer.session });
    expect(csv.body).toContain("Name,Type 1,Type 2,Type 3,Type 4,Type 5\r\n");
    expect(csv.body).toContain(`${first?.first_name} ${first?.last_name},Good,Food; Talks,,'=1+1,`);
  });

  it("by name are gone with the account", async () => {
    const { eventId, people } = await makeSurveyed(1, false);
    await answer(eventId, people[0], { q_1: "Good", q_4: "a secret" });
    await api("DELETE /auth", { as: people[0]?.session });
    expect(await results(eventId)).toMatchObject({ answered: 0, shown: 0 });
    expect(
      await db.selectFrom("named_survey_answers").selectAll().where("event_id", "=", eventId).execute(),
    ).toEqual([]);
  });
});
