import { describe, expect, it } from "vitest";
import { findByName, keysOfTyped, searchKey } from "./name-search.ts";

describe("one name is the same however it is written", () => {
  it.each([
    ["Doshisha", ["doushisha", "Dōshisha", "dousisya", "ＤＯＳＨＩＳＨＡ", "doh-shisha"]],
    ["Ritsumeikan", ["ritumeikan", "RITSUMEIKAN"]],
    ["Kyoto", ["kyouto", "Kyōto"]],
    ["Otani", ["ootani", "Ohtani", "Ōtani", "outani"]],
    ["Chukyo", ["chuukyou", "tyuukyou", "Chūkyō"]],
    ["Juntendo", ["juntendou", "zyuntendou", "jyuntendo"]],
    ["Hokkaido", ["hokkaidou", "Hokkaidō"]],
    ["Gumma", ["gunma"]],
    ["Fujita", ["huzita"]],
    ["Jin-ai", ["jin'ai", "zinai"]],
    ["ノースアジア", ["のーすあじあ", "ﾉｰｽｱｼﾞｱ"]],
    ["がく", ["ガク", "か\u3099く"]],
  ])("%s", (name, spellings) => {
    for (const spelling of spellings)
      expect([spelling, searchKey(spelling)]).toEqual([spelling, searchKey(name)]);
  });
});

it.each([
  "Ritsumeikan",
  "Doushisha",
  "Chuukyou",
  "Juntendou",
  "Ohtsuma",
  "Gumma",
  "Sampei",
  "Samia",
  "Tom",
  "りつめいかん",
])("while %s is being typed it is found by every letter so far", (name) => {
  for (let end = 1; end <= name.length; end += 1) {
    const typed = name.slice(0, end);
    const isFound = keysOfTyped(typed).some((key) => searchKey(name).startsWith(key));
    expect([typed, isFound]).toEqual([typed, true]);
  }
});

it.each([
  ["Namba", "Nanba"],
  ["Sampei", "Sanpei"],
  ["Homma", "Honma"],
])("%s and %s find each other by three letters and more, in full and within lists", (one, other) => {
  for (const [name, typed] of [
    [one, other],
    [other, one],
  ] as const) {
    for (let end = 3; end <= typed.length; end += 1) {
      const soFar = typed.slice(0, end);
      const rows = [{ search: searchKey("Yamada") }, { search: searchKey(name) }];
      expect([soFar, findByName(rows, soFar)]).toEqual([soFar, [rows[1]]]);
    }
  }
});

it("an m at the end finds no n before other letters", () => {
  expect(findByName([{ search: searchKey("Santo") }], "sam")).toEqual([]);
});

it("a kana that is still being typed changes nothing", () => {
  expect(searchKey("きょうｔ")).toBe(searchKey("きょう"));
});

it("every word has to be there, and what begins with the first comes first", () => {
  const row = (...names: string[]) => ({ name: names[0], search: names.map(searchKey).join("\n") });
  const rows = [row("東京都市大学", "Tokyo City University"), row("京都大学", "Kyoto University")];
  const named = (typed: string) => findByName(rows, typed).map(({ name }) => name);
  expect(named("京都")).toEqual(["京都大学", "東京都市大学"]);
  expect(named("university　kyouto")).toEqual(["京都大学"]);
  expect(named(" ")).toEqual(["東京都市大学", "京都大学"]);
  expect(named("北大")).toEqual([]);
});

it("letters after a kana are left out at the end alone, and sounds that differ stay apart", () => {
  expect(searchKey("きょうky")).toBe("きょう");
  expect(searchKey("あkあ")).toBe("あkあ");
  expect(searchKey("Kaduno")).toBe(searchKey("Kazuno"));
  expect(searchKey("Dosha")).not.toBe(searchKey("Zosha"));
  expect(searchKey("nnn")).toBe("n");
});

it("blanks before the first word are no word", () => {
  const rows = [{ search: "tokyo" }, { search: "kyoto" }];
  expect(findByName(rows, " kyo").map(({ search }) => search)).toEqual(["kyoto", "tokyo"]);
});
