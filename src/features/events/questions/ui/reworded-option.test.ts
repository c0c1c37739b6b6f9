import { expect, it } from "vitest";
import type { QuestionValues } from "./question-values.ts";
import { hasRewordedOption } from "./reworded-option.ts";

const options = (...texts: string[][]) => texts.map((one) => ({ texts: one }));
const saved = { options: options(["卵", "Egg"], ["木の実", ""]) } as QuestionValues;

it.each([
  [
    "is not, as it was saved",
    [
      ["卵", "Egg"],
      ["木の実", ""],
    ],
    false,
  ],
  [
    "is not where one language keeps its words",
    [
      ["玉子", "Egg"],
      ["木の実", "Nuts"],
    ],
    false,
  ],
  [
    "is where none of its words is left",
    [
      ["玉子", "Eggs"],
      ["木の実", ""],
    ],
    true,
  ],
  ["is not where it is only taken away", [["卵", "Egg"]], false],
  [
    "is not where another one is only added",
    [
      ["卵", "Egg"],
      ["木の実", ""],
      ["魚", ""],
    ],
    false,
  ],
  [
    "is not while the new one is still empty",
    [
      ["卵", "Egg"],
      [" ", ""],
    ],
    false,
  ],
  [
    "is where one language alone is filled in",
    [
      ["卵", "Egg"],
      ["", "Fish"],
    ],
    true,
  ],
  [
    "is not for blanks around its words",
    [
      [" 卵 ", ""],
      ["木の実", ""],
    ],
    false,
  ],
  [
    "is where a language alone has its words",
    [
      ["Egg", "卵"],
      ["木の実", ""],
    ],
    true,
  ],
  [
    "is where both have nothing in a language",
    [
      ["卵", "Egg"],
      ["魚", ""],
    ],
    true,
  ],
  ["is not where a language is not asked for", [["卵"], ["木の実"]], false],
  ["is where none of the languages that are asked for keeps its words", [["玉子"], ["木の実"]], true],
])("an option of a question that was saved gives way to another: it %s", (_rule, now, isReworded) => {
  expect(hasRewordedOption(saved, options(...now))).toBe(isReworded);
});

it("blanks around the words that were saved make no other option of them, and blanks alone are no words", () => {
  const spaced = { options: options([" 卵 ", " "]) } as QuestionValues;
  expect(hasRewordedOption(spaced, options(["卵", ""]))).toBe(false);
  expect(hasRewordedOption(spaced, options(["玉子", " "]))).toBe(true);
});
