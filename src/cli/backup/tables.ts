import type { Client } from "pg";

/** Not what the program was told but how it stands at the moment. */
const leftOut = [
  "migrations",
  "primary_server",
  "public_data_changes",
  "public_data_versions",
  "rate_limits",
];

export interface Table {
  name: string;
  /** Without those that the database computes. */
  columns: string[];
}

export interface Sequence {
  table: string;
  column: string;
  lastValue: string;
  isCalled: boolean;
}

/** Every table that a backup holds; a table stands after those that it points at. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { targets: string[] }>(
    `select t.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
              where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            array(select f.confrelid::regclass::text from pg_constraint f
                   where f.conrelid = t.oid and f.contype = 'f' and not f.condeferrable and f.confrelid <> t.oid) as targets
       from pg_class t
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> all ($1)
      order by t.relname`,
    [leftOut],
  );
  const sorted: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const isReady = ({ targets }: { targets: string[] }) =>
      targets.every((target) => !waiting.some(({ name }) => name === target));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error(`tables point at each other: ${waiting.map(({ name }) => name)}`);
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** Position of the numbering of every table. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, s.oid::regclass::text as sequence
       from pg_class s
       join pg_depend d on d.objid = s.oid and d.deptype in ('i', 'a') and d.refobjsubid > 0
       join pg_class c on c.oid = d.refobjid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and c.relnamespace = 'public'::regnamespace
      order by c.relname`,
  );
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await client.query(`select last_value, is_called from ${sequence}`);
    sequences.push({ table, column, lastValue: String(state[0].last_value), isCalled: state[0].is_called });
  }
  return sequences;
}
