import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";

/**
 * New events of this database are not found by the search. Taking the terms of their texts is most of what making events costs: for
 * files that make very many and search none.
 */
export async function stopIndexingForSearch(db: Db): Promise<void> {
  for (const table of ["organization_texts", "event_texts", "event_hosts"]) {
    await sql`alter table ${sql.table(table)} disable trigger refresh_search_on_insert`.execute(db);
  }
}
