import { jsonArrayFrom } from "kysely/helpers/postgres";
import { cachedRead } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";

/** Groups that are there, with their words in the order in which they were given: add a `where` and an order. */
export function selectSynonymGroups(db: Executor) {
  return db
    .selectFrom("synonym_groups as g")
    .where("g.is_deleted", "=", false)
    .select((eb) => [
      "g.id",
      "g.key",
      "g.updated_at",
      jsonArrayFrom(
        eb
          .selectFrom("synonyms as s")
          .select(["s.language_id", "s.word", "s.folded"])
          .whereRef("s.synonym_group_id", "=", "g.id")
          .orderBy("s.id"),
      ).as("words"),
    ]);
}

export type SynonymGroupRow = Awaited<
  ReturnType<ReturnType<typeof selectSynonymGroups>["executeTakeFirstOrThrow"]>
>;

/** All groups that are there, oldest first. */
export function findSynonymGroups(db: Executor): Promise<SynonymGroupRow[]> {
  return selectSynonymGroups(db).orderBy("g.id").execute();
}

/** Words that mean the same to somebody who searches. */
export interface Synonyms {
  id: number;
  /** At least two, in any of our languages; a word is in one group alone. */
  words: {
    /** As the product team wrote it, for readers: `花見`, `New Year`. */
    word: string;
    /** As `fold_text` of the database makes it: one width and case, hiragana for katakana. Blanks stay. */
    folded: string;
    /** Of the language master. */
    language_id: number;
  }[];
}

/**
 * All groups, for the analysis of a search. Answers share them (topic `synonyms`), so what the product team changes is there
 * with the next answer of every process. Nobody may change them.
 */
export function readSynonyms(db: Executor): Promise<Synonyms[]> {
  return cachedRead("synonyms", () =>
    readingTopics(["synonyms"], async () => {
      const groups = await findSynonymGroups(db);
      return groups.map(({ id, words }) => ({ id, words }));
    }),
  );
}
