import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";

/** The last commit of version 0.1.0. */
export const commitBefore = "d16681a7e5b762c4fdbb4f368b52256c7ea9dea0";

/** Makes the schema of the version before in an empty database. */
export async function makeVersionBefore(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql.raw(read("version-before.sql")).execute(connection);
    await sql`reset check_function_bodies`.execute(connection);
  });
}

/** Fills a database of the version before with events and, for each, four applications in every state that it knew. */
export async function fillVersionBefore(db: Db, events: number, hasReferenceData: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!hasReferenceData) await sql.raw(read("reference-rows.sql")).execute(tx);
    await sql.raw(read("../bench/support/fill.sql").replaceAll("$1", String(events))).execute(tx);
  });
  const numbers = { ":events": events, ":people": 0.8 * events, ":applications": 4 * events };
  const fill = Object.entries(numbers).reduce(
    (text, [name, number]) => text.replaceAll(name, String(number)),
    read("fill-version-before.sql"),
  );
  await db.transaction().execute((tx) => sql.raw(fill).execute(tx));
  for (const table of ["organizations", "events"]) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), "utf8");
}
