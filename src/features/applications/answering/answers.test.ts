import { expect, it } from "vitest";
import type { ApplyQuestion } from "../../events/questions/questions.contract.ts";
import { isQuestion, joined, optionValue, questionText } from "./answers.ts";

const question = (...titles: string[]) =>
  ({
    language_apply_questions: titles.map((title, place) => ({ language_id: place + 1, title })),
  }) as unknown as ApplyQuestion;

it("a question is asked in the reader's language where it has a title in it, else in its first", () => {
  expect(questionText(question("質問", "Question"), "en")?.title).toBe("Question");
  expect(questionText(question("質問", " "), "en")?.title).toBe("質問");
  expect(questionText(question("質問"), "en")?.title).toBe("質問");
  expect(questionText(question(), "en")).toBeUndefined();
});

it("an option has one value whatever the page's language is: its text in the first language that has one", () => {
  const asked = {
    language_apply_questions: [
      { language_id: 1, options_data: ["卵", " "] },
      { language_id: 2, options_data: ["Egg", "Nuts", "Fish"] },
    ],
  } as unknown as ApplyQuestion;
  expect([0, 1, 2, 3].map((place) => optionValue(asked, place))).toEqual(["卵", "Nuts", "Fish", ""]);
});

it("a field of a question is told by its name", () => {
  expect([isQuestion("q_1"), isQuestion("event"), isQuestion("x_q_1")]).toEqual([true, false, false]);
});

it("several choices are sent joined by commas, and what was not chosen as an empty text", () => {
  expect(joined({ q_1: ["Egg", "Nuts"], q_2: [], q_3: false, q_4: "x" })).toEqual({
    q_1: "Egg,Nuts",
    q_2: "",
    q_3: "",
    q_4: "x",
  });
});
