import pg from "pg";
import { expect, it, vi } from "vitest";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db } = await startTestServer();
const { id, session } = await makeUser(db);
const owner = await makeOrganization(db, { members: [id] });

const question = {
  question_type_id: 2,
  language_apply_questions_attributes: [
    { language_id: 2, title: "Which?", options_data: Array.from({ length: 100 }, (_, place) => `${place}`) },
  ],
};
const plain = {
  question_type_id: 4,
  language_apply_questions_attributes: [{ language_id: 2, title: "What?" }],
};
const save = (eventId: number, questions: unknown[]) =>
  api(`PUT /events/${eventId}/update`, {
    as: session,
    body: { event: { used_language_ids: [2], apply_questions_attributes: questions } },
  });

it("a form of few kilobytes with thousands of options does not hold the database with a statement for each", async () => {
  const eventId = await makeEvent(db, { owner });
  const statements = vi.spyOn(pg.Client.prototype, "query");
  const { status, body } = await save(eventId, Array(20).fill(question));
  expect(status).toBe(200);
  expect(body.data.apply_questions[19].language_apply_questions[0].options_data).toHaveLength(100);
  expect(statements.mock.calls.length).toBeLessThan(300);
  statements.mockRestore();
});

it("an event has at most a hundred questions, however many forms they come in", async () => {
  const eventId = await makeEvent(db, { owner });
  expect((await save(eventId, [plain, plain])).status).toBe(200);
  const { status, body } = await save(eventId, Array(99).fill(plain));
  expect([status, body]).toEqual([422, { errors: { apply_questions_attributes: ["is not valid"] } }]);
  const [{ id: first } = { id: 0 }] = await db
    .selectFrom("questions")
    .select("id")
    .where("event_id", "=", eventId)
    .execute();
  const replaced = await api(`PUT /events/${eventId}/update`, {
    as: session,
    body: {
      event: {
        used_language_ids: [2],
        apply_questions_attributes: [{ id: first, _destroy: true }, ...Array(99).fill(plain)],
      },
    },
  });
  expect([replaced.status, replaced.body.data?.apply_questions.length]).toEqual([200, 100]);
});

it("the answers of one application have 20 KB together, as bytes, and one of them more is refused with nothing written", async () => {
  const eventId = await makeEvent(db, { owner });
  const { body } = await save(eventId, Array(5).fill(plain));
  const fields = body.data.apply_questions.map((asked: { id: number }) => `q_${asked.id}`);
  const apply = (text: string) =>
    api(`POST /events/${eventId}/applications/apply`, {
      as: session,
      body: {
        application: {
          apply_question_answers: Object.fromEntries(fields.map((field: string) => [field, text])),
        },
      },
    });
  const longest = 20 * 1024;
  for (const text of ["x".repeat(longest / 5 + 1), "あ".repeat(longest / 15 + 1)]) {
    const { status, body: refusal } = await apply(text);
    expect([status, refusal]).toEqual([422, { errors: { answers: ["is too long"] } }]);
  }
  expect(await db.selectFrom("applications").where("event_id", "=", eventId).select("id").execute()).toEqual(
    [],
  );
  expect((await apply("x".repeat(longest / 5))).status).toBe(200);
  expect((await apply("あ".repeat(longest / 15 + 1))).body).toEqual({ errors: { answers: ["is too long"] } });
});

it("the questions of an event have 200 KB together, whatever forms they come in; longer ones may become shorter", async () => {
  const eventId = await makeEvent(db, { owner });
  const long = (description: string, id?: number) => ({
    ...(id && { id }),
    question_type_id: 4,
    language_apply_questions_attributes: [{ language_id: 2, title: "What?", discription: description }],
  });
  // Ten of nearly 20 KB fit.
  expect((await save(eventId, Array(10).fill(long("x".repeat(20_000))))).status).toBe(200);
  const tooLong = [422, { errors: { apply_questions: ["are too long"] } }];
  const { status, body } = await save(eventId, [long("あ".repeat(1700))]);
  expect([status, body]).toEqual(tooLong);
  expect((await save(eventId, [long("x".repeat(1000))])).status).toBe(200);
  await db
    .updateTable("question_texts")
    .set({ description: "x".repeat(30_000) })
    .where("description", "like", "xxx%")
    .execute();
  const [first] = await db.selectFrom("questions").select("id").where("event_id", "=", eventId).execute();
  expect((await save(eventId, [long("x".repeat(10_000), first?.id)])).status).toBe(200);
  expect((await save(eventId, [long("x".repeat(12_000), first?.id)])).status).toBe(422);
});
