import { expect, it } from "vitest";
import { beginsWithWord, holdsWord, typedWords } from "./name-letters.ts";
import { type NameToSearch, personSearch } from "./person-search.server.ts";

const named = (
  last_name: string,
  first_name: string,
  last: string | null = null,
  first: string | null = null,
) =>
  personSearch({
    last_name,
    first_name,
    last_name_reading: last,
    first_name_reading: first,
  } satisfies NameToSearch);
const isFound = (letters: string, typed: string) =>
  typedWords(typed).every((word) => holdsWord(letters, word));

it.each([
  "佐藤",
  "佐藤花子",
  "花子 佐藤",
  "花子佐藤",
  "さとう",
  "サトウ",
  "ｻﾄｳ",
  "さと",
  "はなこ さとう",
  "さとうはなこ",
])("佐藤 花子 is found by %s", (typed) =>
  expect(isFound(named("佐藤", "花子", "さとう", "はなこ"), typed)).toBe(true),
);

it.each(["sato", "satou", "satō", "SATOH", "ｓａｔｏ", "sat", "hanako sato", "satohanako", "SatouHanako"])(
  "a name that is read さとう はなこ is found by %s, whichever kana it was told in",
  (typed) => {
    for (const last of ["さとう", "サトウ", "サトー", "Satou", "Satō"])
      expect([last, isFound(named("佐藤", "花子", last, "ハナコ"), typed)]).toEqual([last, true]);
  },
);

it.each([
  ["ゆうき", ["yuki", "yuuki", "Yūki", "ゆうき"]],
  ["おおの", ["ono", "oono", "ohno", "Ōno"]],
  ["じゅんいち", ["junichi", "jun'ichi", "zyuniti", "Jun'ichi"]],
  ["ちづる", ["chizuru", "tizuru", "chiduru"]],
  ["シャンパ", ["shanpa", "syanpa", "shampa"]],
])("%s is found however it is romanised", (reading, spellings) => {
  for (const typed of spellings) expect([typed, isFound(named("名", reading), typed)]).toEqual([typed, true]);
});

it("a name in kana needs no reading, and one in Latin letters is found by kana", () => {
  expect(isFound(named("タナカ", "サクラ"), "tanaka")).toBe(true);
  expect(isFound(named("Mihon", "Aoi"), "みほん あおい")).toBe(true);
  expect(isFound(named("Muster", "Rena"), "れな")).toBe(true);
});

it("nobody else is found, and of a name alone that says no sound nothing is made up", () => {
  const letters = named("佐藤", "花子", "さとう", "はなこ");
  for (const typed of ["加藤", "かとう", "kato", "sasaki", "佐 さき"])
    expect([typed, isFound(letters, typed)]).toEqual([typed, false]);
  expect(isFound(named("佐藤", "花子"), "sato")).toBe(false);
  expect(isFound(named("", ""), "a")).toBe(false);
});

it("a letter that is typed again and again finds nobody whose name only begins with it", () => {
  for (const typed of ["zzzz", "ssss"]) expect(isFound(named("Zhang", "Sora"), typed)).toBe(false);
});

it("what begins like a word is told from what only holds it", () => {
  const [word] = typedWords("なこ");
  const [first] = typedWords("hana");
  const letters = named("佐藤", "花子", "さとう", "はなこ");
  expect(word && [holdsWord(letters, word), beginsWithWord(letters, word)]).toEqual([true, false]);
  expect(first && beginsWithWord(letters, first)).toBe(true);
});

it("the letters are told one spelling a line, so that other programs can look through them", () => {
  expect(named("佐藤", "花子", "サトウ", "ハナコ").split("\n")).toEqual(
    expect.arrayContaining(["佐藤 花子", "さとう はなこ", "satou hanako", "sato"]),
  );
});

it("the longest names are no work", () => {
  const began = performance.now();
  for (let time = 0; time < 20; time += 1)
    named("あ".repeat(100), "a".repeat(100), "ん".repeat(100), "ア".repeat(100));
  expect(performance.now() - began).toBeLessThan(2000);
});
