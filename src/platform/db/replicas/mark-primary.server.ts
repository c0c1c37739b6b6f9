import type pg from "pg";

/**
 * Leaves a mark in the database of the server that takes the writes, once for each start of it, and answers the mark. A history
 * that was lost can only be left with a start, or by writing to another server; so what has the mark has not left this one.
 */
export async function markPrimary(pool: pg.Pool): Promise<string> {
  await pool.query("delete from primary_server where started_at <> pg_postmaster_start_time()");
  const { rows } = await pool.query<{ mark: string }>(
    `insert into primary_server (started_at) values (pg_postmaster_start_time())
       on conflict (started_at) do update set started_at = excluded.started_at returning mark`,
  );
  return (rows[0] as { mark: string }).mark;
}
