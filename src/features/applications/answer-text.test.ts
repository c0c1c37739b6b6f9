import { expect, it } from "vitest";
import type { ApplicationRow } from "./application-rows.server.ts";
import { answerText } from "./present-application.ts";

const [japanese, english, vietnamese] = [1, 2, 5];
const answer = (...options: Record<number, string>[]): ApplicationRow["answers"][number] => ({
  question_id: 1,
  text: "",
  options: options.map((texts, id) => ({
    id,
    texts: Object.entries(texts).map(([language_id, text]) => ({ language_id: Number(language_id), text })),
  })),
});

it.each([
  ["the reader's language", "en", { [japanese]: "卵", [english]: "Egg" }, "Egg"],
  ["the reader's language", "ja", { [japanese]: "卵", [english]: "Egg" }, "卵"],
  ["the reader's language, wherever it stands", "en", { [english]: "Egg", [vietnamese]: "Trứng" }, "Egg"],
  ["Japanese where English is missing", "en", { [japanese]: "卵", [vietnamese]: "Trứng" }, "卵"],
  ["English where Japanese is missing", "ja", { [english]: "Egg", [vietnamese]: "Trứng" }, "Egg"],
  ["the one that there is", "en", { [vietnamese]: "Trứng" }, "Trứng"],
  ["none where none is written", "en", {}, ""],
] as const)("a chosen option is told in %s, to a reader of %s", (_rule, language, texts, told) => {
  expect(answerText(answer(texts), language)).toBe(told);
});

it("each of several options falls back for itself", () => {
  const options = [{ [japanese]: "卵" }, { [japanese]: "ナッツ", [english]: "Nuts" }];
  expect(answerText(answer(...options), "en")).toBe("卵,Nuts");
});

it("what was written by hand is told as it was written", () => {
  expect(answerText({ ...answer(), text: "よろしく" }, "en")).toBe("よろしく");
});
