import { expect, test } from "vitest";
import { singular, stem } from "./latin-words.ts";
import { deletionsOf, isOneLetterApart } from "./one-letter-typos.ts";
import { readingKey, romajiKey, soundKey } from "./reading-key.ts";
import { analyseText } from "./search-terms.ts";

const termsOf = (text: string, reading?: string) => new Set(analyseText(text, reading).terms);

test.each([
  ["a word of kanji with how it is read", "着物", ["着物", "k:kimono"]],
  ["kana with how they sound", "きもの", ["きもの", "r:kimono"]],
  ["katakana as hiragana", "ギター", ["ぎたー", "r:gita"]],
  ["the words of a compound", "東北大学", ["東北大学", "東北", "大学"]],
  [
    "a university that the dictionary cuts in the wrong place",
    "京都大学",
    ["京都", "大学", "k:kyotodaigaku"],
  ],
  ["a prefecture's university", "東京都立大学", ["東京", "大学"]],
  ["the form that the dictionary lists", "食べた", ["食べる", "k:taberu"]],
  ["the kanji of a word with okurigana", "申し込み", ["申し込み", "s:申込"]],
  ["words in a row by how they are read together", "着物体験", ["k:kimonotaiken"]],
  ["Latin words in the singular, and without their endings", "Hiking parties", ["hiking", "e:hik", "parti"]],
  ["romaji as kana sound", "Kimono", ["kimono", "r:kimono"]],
  ["two words that may be written as one", "clean-up", ["clean", "up", "cleanup"]],
  ["letters and digits together and apart", "JLPT N2", ["jlpt", "n2", "n", "2"]],
  ["full width as half width", "ＪＬＰＴ", ["jlpt"]],
  ["other scripts by two letters in a row", "미국", ["~미", "~국", "~미국"]],
])("a text has the terms of %s", (_, text, terms) => {
  expect([...termsOf(text)]).toEqual(expect.arrayContaining(terms));
});

test("a word is not found across two others", () => {
  expect(termsOf("東京都庁").has("京都")).toBe(false);
  expect(termsOf("大阪府中央区").has("府中")).toBe(false);
  expect(termsOf("留学生").has("留学")).toBe(false);
});

test("a name is read as its list tells", () => {
  expect(termsOf("弘前市", "ひろさきし").has("k:hirosakisi")).toBe(true);
});

test("the vocabulary knows how words are read", () => {
  expect(analyseText("着物").words).toMatchObject({ 着物: ["kimono", "=kimono"] });
});

test("a long text has terms that the index takes, however long it is", () => {
  expect(Math.max(...analyseText("a".repeat(5000)).terms.map(({ length }) => length))).toBeLessThanOrEqual(
    40,
  );
  expect(analyseText("漢".repeat(5000)).terms.length).toBeGreaterThan(0);
  expect(analyseText("\u0000%_\\'🎌").terms).toEqual([]);
});

test.each([
  ["しゃみせん", "syamisen"],
  ["とうきょう", "toukyou"],
  ["とうきょう", "tōkyō"],
  ["しょうぎ", "shougi"],
  ["カフェ", "kafe"],
  ["ラーメン", "raamen"],
])("%s sounds as %s", (kana, romaji) => {
  expect(romajiKey(romaji.normalize("NFD").replace(/[\u0300-\u036f]/g, ""))).toBe(readingKey(kana));
});

test.each([
  ["スキー", "すきい", "すき"],
  ["ヨガ", "よが", "ようが"],
  ["トーキョー", "とうきょう", "ときょ"],
])("%s sounds just as %s, and not as %s", (kana, same, other) => {
  expect(soundKey(kana)).toBe(soundKey(same));
  expect(soundKey(kana)).not.toBe(soundKey(other));
});

test("an English word is no reading", () => {
  for (const word of ["night", "market", "tv", "no"]) expect(romajiKey(word), word).toBeNull();
});

test("forms of a word share what is left of it", () => {
  for (const word of ["hike", "hiking"]) expect(stem(singular(word)), word).toBe("hik");
  for (const word of ["run", "running"]) expect(stem(singular(word)), word).toBe("run");
  for (const word of ["ski", "skis"]) expect(stem(singular(word)), word).toBe("ski");
  expect(stem("international")).not.toBe(stem("intern"));
  expect(stem("spring")).toBe("spring");
});

test("one letter makes a typo of a word of five letters or more, in whatever way", () => {
  const shares = (one: string, other: string) =>
    deletionsOf(one).some((word) => deletionsOf(other).includes(word));
  for (const typo of ["kimino", "kimon", "kimonoo", "kmiono", "imono"]) {
    expect(isOneLetterApart(typo, "kimono") && shares(typo, "kimono"), typo).toBe(true);
  }
  for (const word of ["kimono", "kamino", "komino"])
    expect(isOneLetterApart(word, "kimono"), word).toBe(false);
  expect(deletionsOf("judo")).toEqual([]);
  expect(deletionsOf("2026年度")).toEqual([]);
});
