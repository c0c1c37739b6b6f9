import { expect, test } from "vitest";
import type { Advice } from "../../../japanese/japanese-texts.contract.ts";
import { adviceInText } from "./advice-in-text.ts";

const advice = (kind: Advice["kind"], at: number, length: number): Advice => ({
  kind,
  field: "title",
  at,
  length,
  proposal: null,
});

test("a text is cut where places begin and end, and pieces within two have both", () => {
  const long = advice("long_sentence", 0, 6);
  const hard = advice("hard_word", 2, 2);
  const pieces = adviceInText("あい開催うえ。おわり", [long, hard]);
  expect(pieces.map(({ text }) => text)).toEqual(["あい", "開催", "うえ", "。おわり"]);
  expect(pieces.map((one) => one.advice)).toEqual([[long], [long, hard], [long], []]);
});

test("a text without advice is one piece, and an empty one none", () => {
  expect(adviceInText("あ", [])).toEqual([{ text: "あ", advice: [] }]);
  expect(adviceInText("", [])).toEqual([]);
});
