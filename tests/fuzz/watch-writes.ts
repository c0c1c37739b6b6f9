import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";

/** Bookkeeping that a refusal may touch: counts of tries, and what a server makes for itself when first asked. */
const bookkeeping = ["rate_limits", "signing_keys", "public_data_versions", "sessions"];

/**
 * Notes every statement that writes, from now on: `writes()` answers the number of the last one that was committed. A refused
 * request must not move it.
 */
export async function watchWrites(db: Db): Promise<() => Promise<number>> {
  await sql`create unlogged table watched_writes (
    id integer generated always as identity primary key,
    table_name text
  )`.execute(db);
  await sql`create function note_write() returns trigger language plpgsql as $$
    begin
      if exists (select from changed) then insert into watched_writes (table_name) values (tg_table_name); end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> 'watched_writes' and tablename <> all (${bookkeeping})`.execute(
    db,
  );
  for (const { name } of rows) {
    for (const [event, transition] of [
      ["insert", "new"],
      ["update", "new"],
      ["delete", "old"],
    ]) {
      await sql`create trigger ${sql.id(`note_${event}`)} after ${sql.raw(event as string)} on ${sql.id(name)}
        referencing ${sql.raw(transition as string)} table as changed
        for each statement execute function note_write()`.execute(db);
    }
  }
  return async () => {
    const { rows } = await sql<{
      id: number;
    }>`select id from watched_writes order by id desc limit 1`.execute(db);
    return rows[0]?.id ?? 0;
  };
}
