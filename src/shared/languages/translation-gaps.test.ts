import { join } from "node:path";
import { expect, it } from "vitest";
import { readTextFiles } from "../../../tools/read-text-files.ts";
import { findMissingTexts, missingInComplete } from "./translation-gaps.ts";

const files = {
  "/locales/en/public.json": JSON.stringify({ a: "A", b: "B", c: "C" }),
  "/locales/ja/public.json": JSON.stringify({ a: "あ", b: "い", c: "" }),
  "/locales/ko/public.json": JSON.stringify({ a: "가" }),
  "/content/help/en/how.md": "",
  "/content/help/ja/how.md": "",
  "/content/help/ja/why.md": "",
  "/data/purposes.tsv": "id\tname.en\tname.ja\tname.ko\n1\tTea\t茶\t차\n2\tTalk\t話\t\n",
  "/data/domains.tsv": "id\tname.ja\tdomain\n1\t京都大学\tkyoto-u.ac.jp\n",
};
const found = findMissingTexts(files);
const of = (language: string) => found.filter((one) => one.language === language);

it("what a language lacks is told by catalogue, pages and names, with the language in which it is read", () => {
  expect(of("ko")).toEqual([
    {
      kind: "catalogue",
      name: "public",
      language: "ko",
      total: 3,
      missing: ["b", "c"],
      fallbacks: { en: 2 },
    },
    {
      kind: "names",
      name: "purposes",
      language: "ko",
      total: 2,
      missing: ["2"],
      fallbacks: { en: 1 },
    },
    {
      kind: "pages",
      name: "help",
      language: "ko",
      total: 2,
      missing: ["how", "why"],
      fallbacks: { en: 1, ja: 1 },
    },
  ]);
  expect(of("ja-easy")[0]).toMatchObject({ missing: ["a", "b", "c"], fallbacks: { ja: 2 } });
});

it("of languages that are complete nothing may be missing, and an empty text is missing", () => {
  expect(missingInComplete(found).map(({ language, name, missing }) => [language, name, missing])).toEqual([
    ["ja", "public", ["c"]],
    ["en", "help", ["why"]],
  ]);
});

it("nothing is missing in the languages of this product that are complete", () => {
  const all = findMissingTexts(readTextFiles(join(import.meta.dirname, "../../..")));
  expect(all.length).toBeGreaterThan(100);
  expect(missingInComplete(all)).toEqual([]);
});
