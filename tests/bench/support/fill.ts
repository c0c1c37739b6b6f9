import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

const statement = readFileSync(join(import.meta.dirname, "fill.sql"), "utf8");
const batch = 5000;

/** Adds upcoming events to a migrated database and returns the id of one of them. */
export async function fillWithEvents(databaseUrl: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let last = 0;
  try {
    for (let made = 0; made < count; made += batch) {
      const { rows } = await client.query<{ id: number }>(statement, [Math.min(batch, count - made)]);
      last = rows[0]?.id ?? 0;
    }
    for (const table of ["organizations", "events"]) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      );
    }
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
  return last;
}
