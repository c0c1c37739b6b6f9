import { describe, expect, it } from "vitest";
import { type AppError, Problems } from "../../../shared/app-error.ts";
import { planQuestion } from "./plan-question.ts";
import type { QuestionRow } from "./question-rows.server.ts";

type Sent = Parameters<typeof planQuestion>[0];

const options = ["Egg", "Nuts"].map((text, place) => ({
  id: place + 11,
  is_deleted: false,
  texts: [{ language_id: 2, text }],
}));
const stored = {
  id: 7,
  question_type_id: 1,
  position: 3,
  is_required: false,
  is_deleted: true,
  texts: [{ id: 1, language_id: 2, title: "Diet", description: "Tell us" }],
  options,
} as unknown as QuestionRow;
const text = { ...stored, id: 8, question_type_id: 4, options: [] } as QuestionRow;
const english = (more: object = {}) => [{ language_id: 2, title: "Diet", ...more }];

/** The plan, and the codes of what is wrong by field. */
function plan(sent: Sent, answeredIds: number[] = [], languageIds = [2, 1]) {
  const problems = new Problems();
  const ground = { stored: [stored, text], answeredIds: new Set(answeredIds), languageIds };
  const planned = planQuestion(sent, 5, ground, problems);
  try {
    problems.throwIfAny();
    return { planned, wrong: {} };
  } catch (error) {
    const { fields } = error as AppError;
    return {
      planned,
      wrong: Object.fromEntries(
        Object.entries(fields).map(([field, all]) => [field, all.map(({ code }) => code)]),
      ),
    };
  }
}

describe("a question that is there", () => {
  it("keeps what was not sent", () => {
    expect(plan({ id: 7 })).toEqual({
      planned: {
        id: 7,
        question_type_id: 1,
        position: 3,
        is_required: false,
        is_deleted: true,
        texts: [],
        options: null,
      },
      wrong: {},
    });
    const { planned, wrong } = plan({ id: 7, language_apply_questions_attributes: [{ language_id: 2 }] });
    expect([planned.texts, planned.options, wrong]).toEqual([
      [{ language_id: 2, title: "Diet", description: "Tell us" }],
      null,
      {},
    ]);
  });

  it("takes what was sent", () => {
    const { planned, wrong } = plan({
      id: 7,
      index: 0,
      is_required: true,
      _destroy: false,
      language_apply_questions_attributes: english({
        title: "Food",
        discription: "",
        options_data: ["Nuts", "Fish"],
      }),
    });
    expect(wrong).toEqual({});
    expect(planned).toEqual({
      id: 7,
      question_type_id: 1,
      position: 0,
      is_required: true,
      is_deleted: false,
      texts: [{ language_id: 2, title: "Food", description: "" }],
      options: [
        { id: 12, texts: [{ language_id: 2, text: "Nuts" }] },
        { id: null, texts: [{ language_id: 2, text: "Fish" }] },
      ],
    });
  });

  it("takes no title from another language", () => {
    const sent = { id: 7, language_apply_questions_attributes: [{ language_id: 1 }] };
    expect(plan(sent)).toMatchObject({
      planned: { texts: [{ language_id: 1, title: "", description: "" }] },
      wrong: { apply_questions: ["title_needed"] },
    });
  });

  it("changes its type only while nobody has answered it; its options go with the type", () => {
    expect(plan({ id: 7, question_type_id: 4 })).toMatchObject({ planned: { options: [] }, wrong: {} });
    expect(plan({ id: 7, question_type_id: 4 }, [7]).wrong).toEqual({ question_type_id: ["answered"] });
    expect(plan({ id: 7, question_type_id: 4 }, [8]).wrong).toEqual({});
    expect(plan({ id: 7, question_type_id: 1 }, [7]).wrong).toEqual({});
    expect(plan({ id: 7, question_type_id: 2 })).toMatchObject({ planned: { options: null }, wrong: {} });
    expect(plan({ id: 8 })).toMatchObject({ planned: { options: null }, wrong: {} });
    expect(plan({ id: 8, question_type_id: 1 }).wrong).toEqual({ options_data: ["blank"] });
  });
});

describe("a new question", () => {
  it("is required and stands where it was sent, with its texts", () => {
    expect(plan({ question_type_id: 4, language_apply_questions_attributes: english() })).toEqual({
      planned: {
        id: null,
        question_type_id: 4,
        position: 5,
        is_required: true,
        is_deleted: false,
        texts: [{ language_id: 2, title: "Diet", description: "" }],
        options: null,
      },
      wrong: {},
    });
  });

  it("needs a type, and a title in the main language and in every language that was sent", () => {
    expect(plan({ language_apply_questions_attributes: english() }).wrong).toEqual({
      question_type_id: ["blank"],
    });
    expect(plan({ question_type_id: 4 }).wrong).toEqual({ apply_questions: ["title_needed"] });
    const japanese = { language_id: 1, title: "食事" };
    for (const [sent, wrong] of [
      [[japanese], { apply_questions: ["title_needed"] }],
      [[...english(), { language_id: 1 }], { apply_questions: ["title_needed"] }],
      [[...english(), japanese], {}],
    ] as const) {
      expect(plan({ question_type_id: 4, language_apply_questions_attributes: [...sent] }).wrong).toEqual(
        wrong,
      );
    }
  });

  it("has one text in a language; those in a language that the event has not are passed over", () => {
    expect(
      plan({ question_type_id: 4, language_apply_questions_attributes: [...english(), ...english()] }).wrong,
    ).toEqual({ language_id: ["taken"] });
    const french = { language_id: 22, title: "" };
    expect(
      plan({ question_type_id: 4, language_apply_questions_attributes: [...english(), french] }),
    ).toMatchObject({ planned: { texts: [{ language_id: 2 }] }, wrong: {} });
  });
});

describe("options", () => {
  const withOptions = (...lists: (string[] | null)[]) =>
    plan({
      question_type_id: 1,
      language_apply_questions_attributes: lists.map((options_data, place) => ({
        language_id: 2 - place,
        title: "Diet",
        options_data,
      })),
    }).wrong;

  it("are needed where one chooses, none of them blank, no two alike, as many in each language", () => {
    expect(withOptions(["Egg", "Nuts"])).toEqual({});
    expect(withOptions(["Egg", "Nuts"], ["卵", "木の実"])).toEqual({});
    expect(withOptions(["Egg", "Nuts"], null)).toEqual({});
    expect(withOptions(null)).toEqual({ options_data: ["blank"] });
    expect(withOptions([])).toEqual({ options_data: ["blank"] });
    expect(withOptions(["Egg", "Nuts"], ["卵", ""])).toEqual({ options_data: ["blank"] });
    expect(withOptions(["Egg", "Egg"], ["卵", "木の実"])).toEqual({ options_data: ["repeated"] });
    expect(withOptions(["Egg", "Nuts"], ["卵"])).toEqual({ options_data: ["unequally_many"] });
  });

  it("of a text question are passed over", () => {
    const sent = {
      question_type_id: 4,
      language_apply_questions_attributes: english({ options_data: [""] }),
    };
    expect(plan(sent)).toMatchObject({ planned: { options: null }, wrong: {} });
  });
});
