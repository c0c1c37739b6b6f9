import { describe, expect, it } from "vitest";
import type { SearchTerm } from "./event-match.ts";
import { findHighlights } from "./find-marks.ts";

/** The text with its marks in brackets. */
const marked = (text: string, ...searchTerms: Partial<SearchTerm>[]) =>
  findHighlights(
    text,
    searchTerms.map((searchTerm) => ({ typed: "", runs: [], kind: "typed", ...searchTerm })),
  ).reduceRight(
    (shown, { mark: [from, to] }) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`,
    text,
  );

describe("what is marked", () => {
  it.each([
    ["Tea ceremony", "[Tea] ceremony"],
    ["TEAS and teachers", "[TEAS] and teachers"],
    ["Ｔｅａ time", "[Ｔｅａ] time"],
    ["a steam train", "a steam train"],
  ])("is a Latin word as a whole, singular or plural, in any width and case: %s", (text, shown) => {
    expect(marked(text, { words: ["tea"] })).toBe(shown);
  });

  it("is a phrase where its words follow each other", () => {
    const blossom = { words: ["cherri", "blossom"] };
    expect(marked("Cherry blossoms; a cherry, a blossom", blossom)).toBe(
      "[Cherry blossoms]; a cherry, a blossom",
    );
  });

  it.each([
    ["春の花見会", "春の[花見]会"],
    ["花より団子", "花より団子"],
  ])("is letters in a row of a script without blanks: %s", (text, shown) => {
    expect(marked(text, { letters: "花見" })).toBe(shown);
  });

  it("is the same in hiragana and katakana, also of half width with marks of its own", () => {
    expect(marked("ﾊﾞｰﾍﾞｷｭｰ大会", { letters: "ばーべきゅー" })).toBe("[ﾊﾞｰﾍﾞｷｭｰ]大会");
    expect(marked("カラオケ", { letters: "からおけ" })).toBe("[カラオケ]");
  });

  it("is the longest parts of what was typed without blanks", () => {
    expect(marked("京都で着物体験", { letters: "京都着物" })).toBe("[京都]で[着物]体験");
    expect(marked("のを見る", { letters: "花のを" })).toBe("のを見る");
  });

  it("is no part of another word for what was typed, and no end of a long vowel", () => {
    expect(marked("パーティーが楽しい", { letters: "よーが", kind: "synonym" })).toBe("パーティーが楽しい");
    expect(marked("パーティーが楽しい", { letters: "よーが" })).toBe("パーティーが楽しい");
  });

  it("is not the name of Kyoto in that of Tokyo", () => {
    expect(marked("東京都と京都府", { letters: "京都" })).toBe("東京都と[京都]府");
  });

  it("stands in the text as it is: letters beside emoji, and the longer one of two that begin alike", () => {
    expect(marked("🎉👨‍👩‍👧 花見🎉", { letters: "花見" })).toBe("🎉👨‍👩‍👧 [花見]🎉");
    expect(marked("花見会", { letters: "花見" }, { letters: "花見会" })).toBe("[花見会]");
  });
});
