import { expect, test } from "vitest";
import { splitIntoKnownWords } from "./split-into-known-words.ts";

const split = (run: string, ...known: string[]) => splitIntoKnownWords(run, (word) => known.includes(word));

test("a run of letters falls into the fewest known words, the longest first", () => {
  expect(split("京都着物体験", "京都", "着物", "体験", "着", "物")).toEqual(["京都", "着物", "体験"]);
  expect(split("東京都", "東京", "都", "東", "京都")).toEqual(["東京", "都"]);
});

test("particles between words are left out, and the honorific before one", () => {
  expect(split("書道を体験", "書道", "体験")).toEqual(["書道", "体験"]);
  expect(split("お花見", "花見")).toEqual(["花見"]);
});

test("nothing is left over, or nothing is said", () => {
  expect(split("書道教室", "書道")).toBeNull();
  expect(split("のの", "書道")).toBeNull();
});
