import { cachedRead } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { foldText, splitRuns } from "../../platform/text-analysis/fold-text.ts";
import { deletionsOf, isOneLetterApart } from "../../platform/text-analysis/one-letter-typos.ts";
import { searchTopic } from "../events/events.server.ts";
import { type DirectoryFilters, listOrganizations } from "./list-organizations.server.ts";

const [offeredAtMost, triedAtMost] = [3, 10];

interface Word {
  /** As it is written. */
  text: string;
  folded: string;
}

/**
 * What somebody may have meant whose words find no organization: the same with a word of a name, of an organization or a university,
 * in the place of one that differs by a letter; only what finds something, with how many organizations.
 */
export async function findNameCorrections(
  db: Executor,
  { q = "", ...filters }: Omit<DirectoryFilters, "limit" | "cursor">,
  now: Date,
): Promise<{ q: string; count: number }[]> {
  const typed = wordsOf(q).filter(({ folded }) => deletionsOf(folded).length > 0);
  if (typed.length === 0) return [];
  const names = await readWordsOfNames(db);
  const queries = typed.flatMap(({ text, folded }) =>
    names.filter((name) => isOneLetterApart(folded, name.folded)).map((name) => q.replace(text, name.text)),
  );
  const counted = await Promise.all(
    [...new Set(queries)].slice(0, triedAtMost).map(async (query) => ({
      q: query,
      count: (await listOrganizations(db, { ...filters, q: query, limit: 1 }, now)).found,
    })),
  );
  return counted.filter(({ count }) => count > 0).slice(0, offeredAtMost);
}

/** The words of all names, each once. */
function readWordsOfNames(db: Executor): Promise<Word[]> {
  return cachedRead("words of organizations' names", () =>
    readingTopics([searchTopic], async () => {
      const organizations = await db
        .selectFrom("organization_texts")
        .select("name")
        .where("name", "<>", "")
        .orderBy("id")
        .execute();
      const universities = await db.selectFrom("universities").select("names").orderBy("id").execute();
      const names = [
        ...organizations.map(({ name }) => name),
        ...universities.flatMap((row) => Object.values(row.names as Record<string, string>)),
      ];
      const words = names.flatMap(wordsOf).filter(({ folded }) => deletionsOf(folded).length > 0);
      return [...new Map(words.map((word) => [word.folded, word])).values()];
    }),
  );
}

/** Latin words, and kana in a row; kanji have no spaces between words. */
function wordsOf(text: string): Word[] {
  return splitRuns(text).flatMap(({ kind, text: run }) => {
    const words =
      kind === "latin" ? [run] : (run.match(/[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? []);
    return words.map((word) => ({ text: word, folded: foldText(word) }));
  });
}
