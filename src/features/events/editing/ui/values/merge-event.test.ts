import { expect, it } from "vitest";
import { newEventText, newEventValues } from "./event-values.ts";
import { mergeEvent, withText } from "./merge-event.ts";

const question = {
  id: 7,
  question_type_id: 4,
  is_required: true,
  isRemoved: false,
  texts: [{ title: "食事", discription: "" }],
  options: [],
};
const began = {
  ...newEventValues(1),
  texts: [{ ...newEventText(1), title: "茶会" }],
  start_at: "2026-12-01 18:45",
  questions: [question],
};

it("what was typed is laid on what somebody else has saved: fields, texts and questions", () => {
  const typed = {
    ...began,
    start_at: "2026-12-02 18:45",
    texts: [{ ...newEventText(1), title: "夜の茶会" }],
    questions: [{ ...question, is_required: false }],
  };
  const english = { ...newEventText(2), title: "Tea" };
  const saved = {
    ...began,
    detail_url: "https://example.com",
    texts: [english, { ...newEventText(1), title: "茶会", place_name: "会館" }],
    questions: [{ ...question, texts: [{ title: "Diet", discription: "" }, ...question.texts] }],
  };
  expect(mergeEvent(began, typed, saved)).toEqual({
    ...saved,
    start_at: "2026-12-02 18:45",
    texts: [english, { ...newEventText(1), title: "夜の茶会", place_name: "会館" }],
    questions: [
      {
        ...question,
        is_required: false,
        texts: [{ title: "Diet", discription: "" }, ...question.texts],
      },
    ],
  });
});

it("a language more is one in which the questions say nothing yet; one that is there changes nothing", () => {
  const text = newEventText(2);
  expect(withText(began, text)).toEqual({
    ...began,
    texts: [...began.texts, text],
    questions: [{ ...question, texts: [...question.texts, { title: "", discription: "" }] }],
  });
  expect(withText(began, { ...newEventText(1), title: "other" })).toBe(began);
});
