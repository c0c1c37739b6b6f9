import { expect, it } from "vitest";
import { presentQuestion } from "./present-question.ts";

type Row = Parameters<typeof presentQuestion>[0];

const row = {
  id: 7,
  question_type_id: 1,
  position: 3,
  is_required: true,
  is_deleted: false,
  texts: [
    { id: 1, language_id: 2, title: "Diet", description: "Tell us" },
    { id: 2, language_id: 1, title: "食事", description: "" },
  ],
  options: [
    {
      id: 11,
      is_deleted: false,
      texts: [
        { language_id: 1, text: "卵" },
        { language_id: 2, text: "Egg" },
      ],
    },
    { id: 12, is_deleted: true, texts: [{ language_id: 2, text: "Fish" }] },
    { id: 13, is_deleted: false, texts: [{ language_id: 1, text: "木の実" }] },
    { id: 14, is_deleted: false, texts: [] },
  ],
} as unknown as Row;

it("a question goes out with the options that are still offered, each in its language or its first", () => {
  expect(presentQuestion(row)).toEqual({
    id: 7,
    question_type_id: 1,
    index: 3,
    is_required: true,
    _destroy: false,
    language_apply_questions: [
      {
        id: 1,
        language_id: 2,
        title: "Diet",
        discription: "Tell us",
        options_data: ["Egg", "木の実", ""],
      },
      { id: 2, language_id: 1, title: "食事", discription: "", options_data: ["卵", "木の実", ""] },
    ],
  });
});
