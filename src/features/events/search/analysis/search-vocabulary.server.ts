import { sql } from "kysely";
import type { Executor } from "../../../../platform/db/client.server.ts";
import { deletionsOf, isOneLetterApart } from "../../../../platform/text-analysis/one-letter-typos.ts";
import { isKana, readingKey, romajiKey, withSound } from "../../../../platform/text-analysis/reading-key.ts";
import { bareTerm, termOf } from "../../../../platform/text-analysis/term-kinds.ts";
import { unquoted } from "../term-query.ts";

/** Which words some text has, and how they are read. */
export interface Vocabulary {
  /** As it is written, or read in the way that the word is. */
  has(word: string): boolean;
  readingsOf(word: string): readonly string[];
}

/** @param words folded */
export async function findVocabulary(db: Executor, words: readonly string[]): Promise<Vocabulary> {
  const terms = [...new Set(words.flatMap(termsOf))];
  const { rows } = await sql<{ term: string; readings: string[] }>`
    select term, readings from search_vocabulary where term = any(${terms}::text[])`.execute(db);
  const known = new Map(rows.map(({ term, readings }) => [term, readings]));
  return {
    has: (word) => termsOf(word).some((term) => known.has(term)),
    readingsOf: (word) => known.get(word) ?? [],
  };
}

function termsOf(word: string): string[] {
  const key = isKana(word) && word.length > 1 ? readingKey(word) : romajiKey(word);
  return key ? [word, termOf("kana reading", key), termOf("kanji reading", key)] : [word];
}

/** Terms of the index that differ by one letter from each of the words: what they may be typos of. */
export async function findTypos(db: Executor, words: readonly string[]): Promise<Map<string, string[]>> {
  const spellings = words.map((word) => ({ word, forms: isKana(word) ? [word, readingKey(word)] : [word] }));
  const deletions = spellings.flatMap(({ forms }) => forms.flatMap(deletionsOf));
  if (deletions.length === 0) return new Map();
  const { rows } = await sql<{ term: string }>`
    select term from search_vocabulary where deletions && ${deletions}::text[] order by term limit 1000`.execute(
    db,
  );
  const typosOf = (forms: readonly string[]) =>
    rows
      .map(({ term }) => term)
      .filter((term) => forms.some((form) => isOneLetterApart(form, bareTerm(term))));
  return new Map(spellings.map(({ word, forms }) => [word, typosOf(forms).slice(0, 20)]));
}

/**
 * Those of the quoted terms that some text may have. Words are looked up in the vocabulary first: where an index has a term, it
 * reads all texts with it before it can say so.
 */
export async function findKnownTerms(db: Executor, quoted: readonly string[]): Promise<Set<string>> {
  const terms = [...new Set(quoted)];
  if (terms.length === 0) return new Set();
  const { rows } = await sql<{ quoted: string }>`
    select quoted from unnest(${terms}::text[], ${terms.map(unquoted)}::text[]) as asked (quoted, word)
     where case when exists (select from search_vocabulary v where v.term = word) then true
                else exists (select from find_search_documents(quoted::tsquery, 1)) end`.execute(db);
  return new Set(rows.map((row) => row.quoted));
}

const readAlikeAtMost = 20;

/** Words in kanji that are read as each of the words, which are in kana or Latin letters. */
export async function findWordsReadAs(
  db: Executor,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const keys = new Map(
    words.flatMap((word) => {
      // Kana tell how long a vowel is.
      const key = isKana(word) && word.length > 1 ? withSound(word)[1] : romajiKey(word);
      return key ? [[word, key] as const] : [];
    }),
  );
  if (keys.size === 0) return new Map();
  const { rows } = await sql<{ term: string; readings: string[] }>`
    select term, readings from search_vocabulary
     where readings && ${[...keys.values()]}::text[] order by term limit ${readAlikeAtMost}`.execute(db);
  return new Map(
    [...keys].map(([word, key]) => [
      word,
      rows.filter(({ readings }) => readings.includes(key)).map(({ term }) => term),
    ]),
  );
}
