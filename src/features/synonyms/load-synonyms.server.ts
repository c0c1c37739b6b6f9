import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/client.server.ts";
import { languageIds, writtenLanguages } from "../../shared/languages/languages.ts";
import file from "./data/synonyms.tsv?raw";

interface WrittenGroup {
  key: string;
  words: { language_id: number; word: string }[];
}

/** The groups that come with the product: a line each, with a column of words for each language. */
export const builtInSynonyms: readonly WrittenGroup[] = readSynonymFile(file);

function readSynonymFile(text: string): WrittenGroup[] {
  const [header = [], ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  return lines.map((cells) => ({
    key: cells[0] as string,
    words: writtenLanguages.flatMap((language) =>
      (cells[header.indexOf(`words.${language}`)] ?? "")
        .split("|")
        .filter(Boolean)
        .map((word) => ({ language_id: languageIds[language], word })),
    ),
  }));
}

/**
 * Adds the groups that come with the product and whose key is not in the table. The others are left alone, whether the
 * product team has changed or deleted them since; so are words that stand in another group.
 */
export async function loadSynonyms(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSynonyms(tx);
    const known = await tx.selectFrom("synonym_groups").select("key").execute();
    const keys = new Set(known.map(({ key }) => key));
    const missing = builtInSynonyms.filter(({ key }) => !keys.has(key));
    if (missing.length > 0) await addGroups(tx, missing, now);
  });
}

/** Writers of groups take turns, so that a word that is free stays so. */
export async function lockSynonyms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tsudoi synonyms'))`.execute(tx);
}

async function addGroups(tx: Tx, groups: readonly WrittenGroup[], now: Date): Promise<void> {
  const added = await tx
    .insertInto("synonym_groups")
    .values(groups.map(({ key }) => ({ key, created_at: now, updated_at: now })))
    .returning(["id", "key"])
    .execute();
  const ids = new Map(added.map(({ id, key }) => [key, id]));
  await tx
    .insertInto("synonyms")
    .values(
      groups.flatMap(({ key, words }) =>
        words.map((word) => ({ synonym_group_id: ids.get(key) as number, ...word })),
      ),
    )
    .onConflict((conflict) => conflict.column("folded").doNothing())
    .execute();
  // A group of one word finds nothing; it is added when its words have become free.
  await sql`
    delete from synonym_groups g where g.id = any(${[...ids.values()]}::integer[])
      and (select count(*) from synonyms s where s.synonym_group_id = g.id) < 2`.execute(tx);
}
