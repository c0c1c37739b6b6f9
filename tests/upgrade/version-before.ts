import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";

/** The last commit of the version before this one. */
export const commitBefore = "5316d9b3adfbb1ced10c2739c9f061e6b7403984";

/** The first migration that the version before does not have. */
export const firstNewMigration = "0021";

/** Fills a database of the version before with 5,000 events and 20,000 applications in every state that it knew. */
export async function fillVersionBefore(db: Db, hasReferenceData: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!hasReferenceData) await sql.raw(read("reference-rows.sql")).execute(tx);
    await sql.raw(read("../bench/support/fill.sql").replaceAll("$1", "5000")).execute(tx);
  });
  await db.transaction().execute((tx) => sql.raw(read("fill-version-before.sql")).execute(tx));
  for (const table of ["organizations", "events"]) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), "utf8");
}
