import { sql } from "kysely";
import type { Db } from "../../../../platform/db/client.server.ts";
import {
  removeOldAnalyses,
  removeUnusedWords,
} from "../../../../platform/text-analysis/remove-analyses.server.ts";

const checkedAtOnce = 2000;

/** Forgets what was found out about texts and words that are there no more: within two months of their removal. */
export async function removeUnusedAnalyses(db: Db): Promise<void> {
  await removeOldAnalyses(db);
  await removeUnusedWords(
    db,
    checkedAtOnce,
    sql`exists (
      select from event_search_documents d where d.words @@ array_to_tsvector(array[v.term])::text::tsquery)`,
  );
}
