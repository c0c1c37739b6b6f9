import { expect, it } from "vitest";
import { mergeOptions, type Option } from "./merge-options.ts";

const option = (id: number, texts: Record<number, string>, is_deleted = false): Option => ({
  id,
  is_deleted,
  texts: Object.entries(texts).map(([language, text]) => ({ language_id: Number(language), text })),
});
const stored = [option(11, { 1: "卵", 2: "Egg" }), option(12, { 1: "木の実", 2: "Nuts" })];
const merge = (before: readonly Option[], sent: Record<number, string[]>) =>
  mergeOptions(before, new Map(Object.entries(sent).map(([id, texts]) => [Number(id), texts])));
const ids = (before: readonly Option[], sent: Record<number, string[]>) =>
  merge(before, sent).map(({ id }) => id);

it("options keep their identities wherever they stand, and what was not sent keeps its words", () => {
  expect(merge(stored, { 2: ["Nuts", "Egg"] })).toEqual([
    {
      id: 12,
      texts: [
        { language_id: 2, text: "Nuts" },
        { language_id: 1, text: "木の実" },
      ],
    },
    {
      id: 11,
      texts: [
        { language_id: 2, text: "Egg" },
        { language_id: 1, text: "卵" },
      ],
    },
  ]);
});

it("one that reads the same in one language is still the same option; a new wording in all is a new one", () => {
  expect(ids(stored, { 1: ["卵", "木の実"], 2: ["Eggs", "Nuts"] })).toEqual([11, 12]);
  expect(ids(stored, { 1: ["玉子", "木の実"], 2: ["Eggs", "Nuts"] })).toEqual([null, 12]);
  expect(merge([], { 1: ["卵"], 2: ["Egg"] })).toEqual([
    {
      id: null,
      texts: [
        { language_id: 1, text: "卵" },
        { language_id: 2, text: "Egg" },
      ],
    },
  ]);
});

it("one that reads the same in every language goes before one that does in a single one", () => {
  const alike = [option(11, { 1: "魚", 2: "Fish" }), option(12, { 1: "貝", 2: "Fish" })];
  expect(ids(alike, { 1: ["貝", "魚"], 2: ["Fish", "Fish"] })).toEqual([12, 11]);
  expect(ids(alike, { 1: ["貝", "肉"], 2: ["Fish", "Fish"] })).toEqual([12, 11]);
});

it("the words of another language do not make it the same", () => {
  expect(ids([option(11, { 1: "Egg" })], { 2: ["Egg"] })).toEqual([null]);
});

it("a deleted option comes back when it is named in every language, after those that are there", () => {
  const before = [option(10, { 1: "卵", 2: "Egg" }, true), ...stored];
  expect(ids(before, { 1: ["卵"], 2: ["Egg"] })).toEqual([11]);
  expect(ids([before[0] as Option], { 1: ["卵"], 2: ["Egg"] })).toEqual([10]);
  expect(ids([before[0] as Option], { 1: ["卵"], 2: ["Eggs"] })).toEqual([null]);
});

it("lists that are not equally long have a row for each place of the longest", () => {
  expect(merge([], { 1: ["卵"], 2: ["Egg", "Nuts"] })).toEqual([
    {
      id: null,
      texts: [
        { language_id: 1, text: "卵" },
        { language_id: 2, text: "Egg" },
      ],
    },
    { id: null, texts: [{ language_id: 2, text: "Nuts" }] },
  ]);
  expect(merge(stored, {})).toEqual([]);
});

it("an option is taken once, and keeps its words in the languages that were not sent", () => {
  expect(ids(stored, { 2: ["Egg", "Egg"] })).toEqual([11, null]);
  const [merged] = merge([option(11, { 1: "卵", 2: "Egg", 5: "Trứng" })], { 1: ["卵"], 2: ["Egg"] });
  expect(merged?.texts.map(({ text }) => text)).toEqual(["卵", "Egg", "Trứng"]);
});
