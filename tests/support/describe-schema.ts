import { sql } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";

/** Everything that a schema consists of, a line each, sorted; the order of columns alone is left out. */
export async function describeSchema(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('table %s %s %s', relname, relpersistence, reloptions) as line
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S', 'c', 'v', 'm')
    union all
    select format('column %s.%s %s not null %s default %s identity %s generated %s stored %s statistics %s collation %s',
                  c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid),
                  a.attidentity, a.attgenerated, a.attstorage, nullif(a.attstattarget, -1), a.attcollation::regcollation)
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'c') and a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s of %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all
    select format('aggregate %s of %s from %s', aggfnoid::regprocedure, aggtransfn, agginitval)
      from pg_aggregate join pg_proc on pg_proc.oid = aggfnoid where pronamespace = 'public'::regnamespace
     order by 1`.execute(db);
  return rows.map(({ line }) => line);
}
