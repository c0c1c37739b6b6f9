import { expect, it } from "vitest";
import { matchOptions } from "./match-options.ts";

const option = (id: number, ...texts: string[]) => ({
  id,
  is_deleted: false,
  texts: texts.map((text) => ({ text })),
});
const diet = [option(1, "Egg", "卵"), option(2, "Nuts, dried", "ナッツ"), option(3, "Nuts", "木の実")];

it.each([
  ["Egg,Nuts", [1, 3]],
  ["Nuts, dried,Egg", [2, 1]],
  ["卵,Nuts, dried,木の実", [1, 2, 3]],
  [" Egg , Egg ", [1]],
  ["", []],
])("choices are found in any language, an option with a comma before its parts: %s", (written, ids) => {
  expect(matchOptions(diet, written)).toEqual(ids);
});

it.each(["Fish", "Egg,Fish", "Eggs", "Egg Nuts", ",Egg", "egg"])(
  "what is no option is refused: %s",
  (written) => {
    expect(matchOptions(diet, written)).toBeNull();
  },
);

it("the longest option is taken where its parts are options as well", () => {
  expect(matchOptions([option(1, "A"), option(2, "A,B"), option(3, "B")], "A,B")).toEqual([2]);
});

it("an option counts without the blanks around it, and not at all in a language that lacks it", () => {
  const spaced = [option(1, " Egg ", " "), option(2, "")];
  expect(matchOptions(spaced, "Egg")).toEqual([1]);
  expect([matchOptions(spaced, ",Egg"), matchOptions(spaced, "Egg,,Egg")]).toEqual([null, null]);
});

it("deleted options are none", () => {
  expect(matchOptions([{ ...option(1, "Egg"), is_deleted: true }], "Egg")).toBeNull();
});

it("a shorter option is taken where nothing fits after the longest", () => {
  expect(matchOptions([option(1, "A"), option(2, "A,B"), option(3, "B,C")], "A,B,C")).toEqual([1, 3]);
});

it("options made of one another do not cost a try of every combination", () => {
  const nested = [1, 2, 3, 4].map((length) => option(length, Array(length).fill("a").join(",")));
  expect(matchOptions(nested, `${"a,".repeat(500)}b`)).toBeNull();
});
