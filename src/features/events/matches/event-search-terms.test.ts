import { expect, it } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { loadSynonyms } from "../../synonyms/synonyms.server.ts";
import { findSearchTerms } from "./event-search-terms.server.ts";

const { db } = await testDatabase();
await loadSynonyms(db, new Date("2026-11-20T12:00:00+09:00"));

it("what was typed is looked for in kana and in Latin letters", async () => {
  expect(await findSearchTerms(db, "the Sushiya")).toEqual([
    { typed: "Sushiya", runs: ["Sushiya"], kind: "typed", words: ["sushiya"] },
    { typed: "Sushiya", runs: ["Sushiya"], kind: "typed", letters: "すしや" },
  ]);
  expect(await findSearchTerms(db, "すしや")).toEqual([
    { typed: "すしや", runs: ["すしや"], kind: "typed", letters: "すしや" },
    { typed: "すしや", runs: ["すしや"], kind: "typed", words: ["sushiya"] },
  ]);
});

it("the other words of a group are looked for as well, in place of the words that were typed", async () => {
  const searchTerms = await findSearchTerms(db, "京都花見 2026");
  expect(searchTerms).toContainEqual({
    typed: "花見",
    runs: ["京都花見"],
    kind: "synonym",
    words: ["cherri", "blossom"],
  });
  expect(await findSearchTerms(db, "Job Hunting")).toContainEqual({
    typed: "job hunting",
    runs: ["Job", "Hunting"],
    kind: "synonym",
    letters: "就活",
  });
});

it("a university is looked for by all its names", async () => {
  const found = await findSearchTerms(db, "京大 花見");
  const named = { typed: "京大", runs: ["京大"], kind: "synonym" };
  expect(found).toContainEqual({ ...named, letters: "京都大学" });
  expect(found).toContainEqual({ ...named, words: ["kyoto", "universiti"] });
});

it("a Latin word is not found within another one", async () => {
  const found = await findSearchTerms(db, "artist");
  expect(found.filter(({ kind }) => kind === "synonym")).toEqual([]);
});

it.each(["%_\\", "🎉", "   ", "'", "。"])("marks alone are looked for nowhere: %s", async (query) => {
  expect(await findSearchTerms(db, query)).toEqual([]);
});

it("5,000 letters are looked for like any others", async () => {
  expect(await findSearchTerms(db, "a".repeat(5000))).toHaveLength(2);
});
