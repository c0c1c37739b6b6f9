import { expect, it } from "vitest";
import { newQuestion } from "./question-values.ts";

const languages = [
  { name: "日本語", symbol: "ja" },
  { name: "英語", symbol: "en" },
  { name: "フランス語", symbol: "fr" },
];
const titlesOf = (type: number) => newQuestion(type, languages).texts.map(({ title }) => title);

it("a new question for an e-mail address has its heading in each language, another one has none", () => {
  expect(titlesOf(5)).toEqual(["メールアドレス", "E-mail address", ""]);
  expect(titlesOf(4)).toEqual(["", "", ""]);
});
