import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";

/** Counters, derived lists and the program's own bookkeeping, which a new version makes anew. */
const derived = [
  "migrations",
  "public_data_versions",
  "public_data_changes",
  "primary_server",
  "event_lists",
  "event_search_documents",
  "event_search_terms",
  "search_vocabulary",
  "text_analyses",
];

/** Copies every table of the schema `public` into the schema `before`. */
export async function rememberRows(db: Db): Promise<void> {
  await sql`create schema before`.execute(db);
  for (const { name } of await tablesOf(db, "public")) {
    if (derived.includes(name)) continue;
    await sql`create table ${sql.id("before", name)} as table ${sql.id("public", name)}`.execute(db);
  }
}

/** Columns that this version has dropped, and with them nothing that it does not have elsewhere. */
const dropped = ["name_ja", "name_en"];

/**
 * The tables whose remembered rows are not all there any more, column by column of those that the table had then; with how
 * many rows were lost or changed, and how many came in addition. Empty where nothing is different.
 */
export async function differentRows(db: Db): Promise<{ table: string; lost: number; added: number }[]> {
  const different = [];
  for (const { name, columns } of await tablesOf(db, "before")) {
    const list = sql.join(
      columns.filter((column) => !dropped.includes(column)).map((column) => sql.id(column)),
    );
    const before = sql`select ${list} from ${sql.id("before", name)}`;
    const now = sql`select ${list} from ${sql.id("public", name)}`;
    const { rows } = await sql<{ lost: number; added: number }>`
      select (select count(*)::int from (${before} except all ${now}) l) as lost,
             (select count(*)::int from (${now} except all ${before}) a) as added`.execute(db);
    const [{ lost, added } = { lost: 0, added: 0 }] = rows;
    if (lost > 0 || added > 0) different.push({ table: name, lost, added });
  }
  return different;
}

async function tablesOf(db: Db, schema: string): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = ${schema} and t.table_type = 'BASE TABLE' group by 1 order by 1`.execute(db);
  return rows;
}
