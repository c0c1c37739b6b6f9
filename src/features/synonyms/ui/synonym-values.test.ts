import { expect, it } from "vitest";
import { languageIds } from "../../../shared/languages/languages.ts";
import type { SynonymGroup } from "../synonyms.contract.ts";
import { synonymBody, synonymValues } from "./synonym-values.ts";

const { ja, en } = languageIds;
const group: SynonymGroup = {
  id: 1,
  key: null,
  updated_at: "2026-11-20T12:00:00.000+09:00",
  words: [
    { language_id: ja, word: "花見" },
    { language_id: en, word: "hanami" },
    { language_id: ja, word: "お花見" },
  ],
};

it("a group is edited with one word a line, by language", () => {
  expect(synonymValues(group)).toEqual({ ja: "花見\nお花見", en: "hanami" });
  expect(synonymValues(null)).toEqual({ ja: "", en: "" });
});

it("blank lines are no words, and what was read is sent back with them", () => {
  expect(synonymBody({ ja: " 花見 \n\n", en: "hanami\r\ncherry blossom" }, group)).toEqual({
    words: [
      { language_id: ja, word: "花見" },
      { language_id: en, word: "hanami" },
      { language_id: en, word: "cherry blossom" },
    ],
    updated_at: group.updated_at,
  });
  expect(synonymBody({ ja: "", en: "" }, null)).toEqual({ words: [], updated_at: undefined });
});
