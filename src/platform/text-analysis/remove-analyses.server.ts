import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/client.server.ts";

const storedDays = 30;

/** Analyses are a cache: what is still needed after a month is found out again when somebody writes beside it. */
export async function removeOldAnalyses(db: Db): Promise<void> {
  await sql`delete from text_analyses where created_at < now() - make_interval(days => ${storedDays})`.execute(
    db,
  );
}

/**
 * Forgets words that stand in no text any more, of those that were not looked at for the longest time.
 * @param isUsed about a word `v` of the vocabulary
 */
export async function removeUnusedWords(db: Db, atOnce: number, isUsed: RawBuilder<unknown>): Promise<void> {
  await sql`
    with checked as (
      select term from search_vocabulary where checked_at < now() - make_interval(days => ${storedDays})
       order by checked_at limit ${atOnce}
    ), kept as (
      update search_vocabulary v set checked_at = now() from checked
       where v.term = checked.term and ${isUsed}
    )
    delete from search_vocabulary v using checked where v.term = checked.term and not ${isUsed}`.execute(db);
}
