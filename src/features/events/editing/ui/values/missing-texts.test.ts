import { expect, it } from "vitest";
import { type EventValues, newEventText, newEventValues } from "./event-values.ts";
import { missingTexts } from "./missing-texts.ts";

const question = (title: string, options: string[] = [], more: object = {}) => ({
  question_type_id: options.length > 0 ? 1 : 4,
  is_required: true,
  isRemoved: false,
  texts: [{ title, discription: "" }],
  options: options.map((text) => ({ texts: [text] })),
  ...more,
});
const whole = { title: "Tea", discription: "Green", place_name: "Hall" };
const missing = (text: object, more: Partial<EventValues> = {}, place = 0) =>
  missingTexts({ ...newEventValues(1), texts: [{ ...newEventText(1), ...whole, ...text }], ...more }, place);

it("a language lacks what is blank in it: title, description and, unless it is online, the place", () => {
  expect(missing({})).toEqual([]);
  expect(missing({ title: " ", discription: " ", place_name: " " })).toEqual([
    { kind: "title" },
    { kind: "description" },
    { kind: "place_name" },
  ]);
  expect(missing({ place_name: "" }, { is_online: true })).toEqual([]);
  expect(missing({}, {}, 1)).toEqual([]);
});

it("a language lacks a summary and a note on the fee where another language has them", () => {
  expect(missing({ summary: "Tea for all", fee_note: "Cash" })).toEqual([]);
  const texts = [
    { ...newEventText(1), ...whole, summary: "お茶", fee_note: "現金" },
    { ...newEventText(2), ...whole, summary: " " },
  ];
  expect(missing({}, { texts }, 1)).toEqual([{ kind: "summary" }, { kind: "fee_note" }]);
});

it("a language lacks questions without a title and options without words, as they are numbered", () => {
  const questions = [
    question("", [], { isRemoved: true }),
    question("Diet", ["Egg", " "]),
    question(" "),
    question("", ["Egg"]),
    question("Name"),
    question("Note", [""], { question_type_id: 4 }),
    question("Size", ["S", "M"]),
  ];
  expect(missing({}, { questions })).toEqual([
    { kind: "options", number: 1 },
    { kind: "question", number: 2 },
    { kind: "question", number: 3 },
  ]);
  const untranslated = { ...newEventValues(1), questions: [question("Diet", ["Egg"])] };
  const texts = [newEventText(1), { ...newEventText(2), ...whole }];
  expect(missingTexts({ ...untranslated, texts }, 1)).toEqual([
    { kind: "question", number: 1 },
    { kind: "options", number: 1 },
  ]);
});
