import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";

const { api, db, clock } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
let radio: number;
let checkbox: number;
beforeEach(async () => {
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
  [radio, checkbox] = world.questionIds as [number, number];
});

// biome-ignore lint/suspicious/noExplicitAny: questions of any shape, right and wrong
type Question = any;
const save = (...questions: Question[]) =>
  api(`PUT /events/${world.eventId}/update`, {
    as: sessions.owner,
    body: { event: { apply_questions_attributes: questions } },
  });
const shown = async (as = sessions.owner): Promise<Question[]> =>
  (await api(`GET /events/${world.eventId}`, { as })).body.data.apply_questions;
const one = async (id: number) => (await shown()).find((question) => question.id === id);
const answer = (answers: Record<string, string>) =>
  api(`POST /events/${world.eventId}/applications/apply`, {
    as: sessions.user,
    body: { application: { apply_question_answers: answers } },
  });
const given = async () =>
  (await api(`GET /events/${world.eventId}`, { as: sessions.owner })).body.data.applications[0]
    .apply_question_answers;
const options = (language_id: number, ...options_data: string[]) => ({ language_id, options_data });
const optionIds = async (questionId: number) =>
  (
    await db
      .selectFrom("question_options")
      .select("id")
      .where("question_id", "=", questionId)
      .where("is_deleted", "=", false)
      .orderBy("position")
      .execute()
  ).map(({ id }) => id);

describe("questions", () => {
  it("are added with ids that the answer carries; those left out stay", async () => {
    const { status, body } = await save({
      question_type_id: 1,
      index: 9,
      is_required: false,
      language_apply_questions_attributes: [
        { language_id: 2, title: "Size?", discription: "Of the shirt", options_data: ["S", "L"] },
        { language_id: 1, title: "サイズ", options_data: ["小", "大"] },
        { language_id: 3, title: "Größe", options_data: ["k"] },
      ],
    });
    expect(status).toBe(200);
    expect(body.data.apply_questions).toHaveLength(6);
    expect(body.data.apply_questions[5]).toEqual({
      id: expect.any(Number),
      question_type_id: 1,
      index: 9,
      is_required: false,
      _destroy: false,
      language_apply_questions: [
        {
          id: expect.any(Number),
          language_id: 2,
          title: "Size?",
          discription: "Of the shirt",
          options_data: ["S", "L"],
        },
        {
          id: expect.any(Number),
          language_id: 1,
          title: "サイズ",
          discription: "",
          options_data: ["小", "大"],
        },
      ],
    });
  });

  it("change only what is sent of them", async () => {
    const before = await one(radio);
    await save({ id: radio, is_required: true });
    expect(await one(radio)).toEqual({ ...before, is_required: true });
    await save({ id: radio, language_apply_questions_attributes: [{ language_id: 2, title: "Diet?" }] });
    const [english, japanese] = before.language_apply_questions;
    expect((await one(radio)).language_apply_questions).toEqual([{ ...english, title: "Diet?" }, japanese]);
  });

  const entry = { language_id: 2, title: "Size?" };
  it("need neither an explanation nor, where one writes, options, and are required where nothing is said", async () => {
    const { status, body } = await save({
      question_type_id: 4,
      index: 99,
      is_required: null,
      language_apply_questions_attributes: [{ ...entry, discription: null, options_data: null }],
    });
    expect(status).toBe(200);
    expect(body.data.apply_questions.at(-1)).toMatchObject({
      is_required: true,
      language_apply_questions: [{ discription: "", options_data: [] }],
    });
  });

  it.each([
    [
      "without a type",
      { language_apply_questions_attributes: [entry] },
      { question_type_id: ["can't be blank"] },
    ],
    ["without a title", { question_type_id: 3 }, { apply_questions: ["need a title in every language"] }],
    [
      "with a blank title in one language",
      { question_type_id: 3, language_apply_questions_attributes: [entry, { language_id: 1, title: " " }] },
      { apply_questions: ["need a title in every language"] },
    ],
    [
      "without the main language",
      { question_type_id: 3, language_apply_questions_attributes: [{ language_id: 1, title: "サイズ" }] },
      { apply_questions: ["need a title in every language"] },
    ],
    [
      "without options",
      { question_type_id: 2, language_apply_questions_attributes: [entry] },
      { options_data: ["can't be blank"] },
    ],
    [
      "with a blank option",
      { question_type_id: 2, language_apply_questions_attributes: [{ ...entry, options_data: ["S", " "] }] },
      { options_data: ["can't be blank"] },
    ],
    [
      "with one option twice",
      { question_type_id: 1, language_apply_questions_attributes: [{ ...entry, options_data: ["S", "S "] }] },
      { options_data: ["must differ from each other"] },
    ],
    [
      "with fewer options in one language",
      {
        question_type_id: 1,
        language_apply_questions_attributes: [
          { ...entry, options_data: ["S", "L"] },
          { language_id: 1, title: "サイズ", options_data: ["小"] },
        ],
      },
      { options_data: ["must be as many in each language"] },
    ],
    ["of no known type", { question_type_id: 6 }, { question_type_id: ["is not valid"] }],
  ])("are refused %s, with the whole update", async (_, question, errors) => {
    const before = await shown();
    const { status, body } = await save({ id: radio, is_required: true }, question);
    expect([status, body]).toEqual([422, { errors }]);
    expect(await shown()).toEqual(before);
  });

  it("of another event are not found", async () => {
    const elsewhere = await makeWorld(db, clock.now());
    for (const _destroy of [false, true]) {
      const { status, body } = await save({ id: elsewhere.questionIds[0], _destroy });
      expect([status, body]).toEqual([404, { errors: { apply_question: ["was not found"] } }]);
    }
  });
});

describe("deleting a question", () => {
  it("erases it where nobody answered, and succeeds again", async () => {
    for (const _ of [1, 2]) expect((await save({ id: radio, _destroy: true })).status).toBe(200);
    expect(await one(radio)).toBeUndefined();
    expect((await save({ id: radio, is_required: true })).status).toBe(404);
  });

  it("hides it where somebody answered: managers still see it and the answers", async () => {
    await answer({ [`q_${radio}`]: "Egg" });
    for (const _ of [1, 2]) expect((await save({ id: radio, _destroy: true })).status).toBe(200);
    expect((await one(radio))._destroy).toBe(true);
    expect((await shown(sessions.stranger)).some(({ id }) => id === radio)).toBe(false);
    expect((await given())[`q_${radio}`]).toBe("Egg");
    const late = await answer({ [`q_${radio}`]: "Nuts, dried" });
    expect(late.body.data.apply_question_answers[`q_${radio}`]).toBe("Egg");
  });

  it("can be taken back", async () => {
    await answer({ [`q_${radio}`]: "Egg" });
    await save({ id: radio, _destroy: true });
    await save({ id: radio, _destroy: false });
    expect((await shown(sessions.stranger)).some(({ id }) => id === radio)).toBe(true);
  });
});

describe("the type of a question", () => {
  it("cannot change once somebody answered, and can before", async () => {
    await answer({ [`q_${radio}`]: "Egg" });
    expect((await save({ id: radio, question_type_id: 2 })).body).toEqual({
      errors: { question_type_id: ["can't change once somebody has answered"] },
    });
    expect((await save({ id: checkbox, question_type_id: 3 })).status).toBe(200);
    expect((await one(checkbox)).language_apply_questions[0].options_data).toEqual([]);
    expect((await save({ id: checkbox, question_type_id: 1 })).body).toEqual({
      errors: { options_data: ["can't be blank"] },
    });
  });
});

describe("options", () => {
  it("keep their identity when they move or are reworded in one language", async () => {
    const [egg, nuts] = await optionIds(radio);
    await answer({ [`q_${radio}`]: "卵" });
    await save({
      id: radio,
      language_apply_questions_attributes: [
        options(2, "Milk", "Nuts", "Eggs"),
        options(1, "牛乳", "ナッツ", "卵"),
      ],
    });
    expect((await optionIds(radio)).slice(1)).toEqual([nuts, egg]);
    expect((await given())[`q_${radio}`]).toBe("Eggs");
  });

  it("that are replaced stay with those who chose them, and come back when they are named again", async () => {
    const [egg] = await optionIds(radio);
    await answer({ [`q_${radio}`]: "Egg", [`q_${checkbox}`]: "Nuts, dried,Egg" });
    const replace = [options(2, "Fish"), options(1, "魚")];
    await save({ id: radio, language_apply_questions_attributes: replace });
    expect((await given())[`q_${radio}`]).toBe("Egg");
    expect((await one(radio)).language_apply_questions[0].options_data).toEqual(["Fish"]);
    const refused = await answer({ [`q_${radio}`]: "Egg" });
    expect(refused.body.errors).toEqual({ [`q_${radio}`]: ["is not one of the options"] });
    await save({ id: radio, language_apply_questions_attributes: [options(2, "Fish", "Egg")] });
    expect((await optionIds(radio))[1]).toBe(egg);
  });

  it("that were replaced do not come back as another choice that shares one of their translations", async () => {
    await answer({ [`q_${radio}`]: "Egg" });
    await save({ id: radio, language_apply_questions_attributes: [options(2, "Fish"), options(1, "魚")] });
    await save({
      id: radio,
      language_apply_questions_attributes: [options(2, "Fish", "Egg white"), options(1, "魚", "卵")],
    });
    expect((await given())[`q_${radio}`]).toBe("Egg");
    expect((await one(radio)).language_apply_questions[0].options_data).toEqual(["Fish", "Egg white"]);
  });

  it("that nobody chose are gone", async () => {
    await save({ id: radio, language_apply_questions_attributes: [options(2, "Fish"), options(1, "魚")] });
    const rows = await db
      .selectFrom("question_options")
      .select("id")
      .where("question_id", "=", radio)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("of one language leave the texts of the other where they are", async () => {
    await save({ id: radio, language_apply_questions_attributes: [options(2, "Nuts, dried", "Egg")] });
    const { language_apply_questions } = await one(radio);
    expect(language_apply_questions[1].options_data).toEqual(["ナッツ", "卵"]);
  });
});
