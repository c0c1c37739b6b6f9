import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables, testDatabase } from "../../../tests/support/database.ts";
import { languageIds } from "../../shared/languages/languages.ts";
import { builtInSynonyms, loadSynonyms } from "./load-synonyms.server.ts";
import { createSynonymGroup, deleteSynonymGroup, updateSynonymGroup } from "./save-synonym-group.server.ts";
import { maxSynonyms } from "./synonyms.contract.ts";
import { readSynonyms } from "./synonyms.server.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T12:00:00+09:00");
const group = async (word: string) =>
  (await readSynonyms(db)).find(({ words }) => words.some((one) => one.word === word));
const wordsOf = async (word: string) => (await group(word))?.words.map((one) => one.word);

beforeEach(() => emptyTables(db));

describe("the synonyms that come with the product", () => {
  it("are there after a start, folded as the search folds texts, and each word once", async () => {
    await loadSynonyms(db, now);
    const groups = await readSynonyms(db);
    expect(groups).toHaveLength(builtInSynonyms.length);
    expect(groups.length).toBeGreaterThan(150);
    expect(await wordsOf("就活")).toEqual(expect.arrayContaining(["就職活動", "job hunting"]));
    expect((await group("カラオケ"))?.words[0]).toEqual({
      word: "カラオケ",
      folded: "からおけ",
      language_id: languageIds.ja,
    });
    const written = builtInSynonyms.flatMap(({ words }) => words);
    expect(groups.flatMap(({ words }) => words)).toHaveLength(written.length);
  });

  it("have words in every language, and no more of them than the product team may write", () => {
    for (const { key, words } of builtInSynonyms) {
      expect(new Set(words.map(({ language_id }) => language_id)).size, key).toBe(2);
      expect(words.length, key).toBeLessThanOrEqual(maxSynonyms);
    }
  });

  it("are added once, however many processes start at the same time", async () => {
    await Promise.all([1, 2, 3].map(() => loadSynonyms(db, now)));
    expect(await readSynonyms(db)).toHaveLength(builtInSynonyms.length);
  });

  it("are left alone once somebody has changed or deleted them", async () => {
    await loadSynonyms(db, now);
    const [hanami, kimono] = [await group("hanami"), await group("kimono")];
    const words = ["花見", "hanami"].map((word) => ({ language_id: languageIds.ja, word }));
    await updateSynonymGroup(db, hanami?.id ?? 0, { words }, now);
    await deleteSynonymGroup(db, kimono?.id ?? 0, now);
    await loadSynonyms(db, now);
    expect(await wordsOf("hanami")).toEqual(["花見", "hanami"]);
    expect(await group("kimono")).toBeUndefined();
    expect(await readSynonyms(db)).toHaveLength(builtInSynonyms.length - 1);
  });

  it("leave words to a group of the product team, and come without them", async () => {
    const words = ["カラオケ", "うたごえ"].map((word) => ({ language_id: languageIds.ja, word }));
    await createSynonymGroup(db, { words }, now);
    await loadSynonyms(db, now);
    expect(await wordsOf("カラオケ")).toEqual(["カラオケ", "うたごえ"]);
    expect(await wordsOf("karaoke")).toEqual(["カラオケ大会", "karaoke"]);
  });
});
