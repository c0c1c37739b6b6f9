import { expect, it } from "vitest";
import type { ApplyQuestion } from "../../events/questions/questions.contract.ts";
import { joined } from "./answers.ts";
import { typedAnswers } from "./typed-answers.ts";

const question = (id: number, question_type_id: number) =>
  ({
    id,
    question_type_id,
    language_apply_questions: [
      { language_id: 1, title: "質問", options_data: ["卵", "ナッツ"] },
      { language_id: 2, title: "Question", options_data: ["Egg", "Nuts, dried"] },
    ],
  }) as unknown as ApplyQuestion;

it("an answer stands in the form as it was given, choices in the first language of the question", () => {
  const questions = [1, 2, 4, 2, 4, 1].map((type, place) => question(place + 1, type));
  const given = { q_1: "卵", q_2: "Egg,Nuts, dried", q_3: "x" };
  const typed = typedAnswers(questions, given);
  expect(typed).toEqual({ q_1: "卵", q_2: ["卵", "ナッツ"], q_3: "x", q_4: [], q_5: "", q_6: "" });
  expect(joined(typed)).toEqual({
    q_1: "卵",
    q_2: "卵,ナッツ",
    q_3: "x",
    q_4: "",
    q_5: "",
    q_6: "",
  });
});

it("an option that one language lacks is still found by its words in the other", () => {
  const [asked] = [question(2, 2)];
  asked.language_apply_questions[0]?.options_data.pop();
  expect(typedAnswers([asked], { q_2: "卵,Nuts, dried" }).q_2).toEqual(["卵", "Nuts, dried"]);
  expect(typedAnswers([asked], { q_2: "Fish" }).q_2).toEqual([]);
});

it("a question that has no text has no options, and one without a type keeps what was answered", () => {
  const bare = { ...question(2, 2), language_apply_questions: [] };
  expect(typedAnswers([bare], { q_2: "Egg" }).q_2).toEqual([]);
  const untyped = { ...question(3, 4), question_type_id: undefined };
  expect(typedAnswers([untyped], { q_3: "x" }).q_3).toBe("x");
});
