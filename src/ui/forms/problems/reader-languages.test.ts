import { expect, it } from "vitest";
import { languageName, languageSymbol } from "../../texts/language-name.ts";
import { otherReaderLanguages, readerLanguageName } from "./reader-languages.ts";

it("words for mails are asked for in the languages that people write in, beside the one that a text is written in", () => {
  expect([otherReaderLanguages(1), otherReaderLanguages(2), otherReaderLanguages(3)]).toEqual([
    ["en"],
    ["ja"],
    ["ja", "en"],
  ]);
});

it("a language is named in that of the page, one in which no mail is read is not", () => {
  expect([readerLanguageName(1, "en"), readerLanguageName(2, "ja"), readerLanguageName(7, "en")]).toEqual([
    "Japanese",
    "英語",
    null,
  ]);
});

it("a language of contents has its name and its tag by its id, one that there is not has none", () => {
  const all = [
    { id: 1, name_ja: "日本語", name_en: "Japanese", symbol: "ja" },
    { id: 13, name_ja: "広東語", name_en: "Cantonese", symbol: null },
  ];
  expect([languageName(all, 13, "en"), languageName(all, 13, "ja"), languageName(all, 5, "en")]).toEqual([
    "Cantonese",
    "広東語",
    "",
  ]);
  expect([languageSymbol(all, 1), languageSymbol(all, 13), languageSymbol(all, 5)]).toEqual([
    "ja",
    undefined,
    undefined,
  ]);
});
