import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTheWay, tableDistribution } from "../../tools/tables/table-distribution.ts";
import { testDatabase } from "../support/database.ts";

const { db } = await testDatabase();
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;

interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  setsNull: boolean;
}
const foreignKeys = await rowsOf(sql<ForeignKey>`
  select conname as name, conrelid::regclass::text as "table", confrelid::regclass::text as target,
         confdeltype in ('n', 'd') as "setsNull",
         array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
const columns = await rowsOf(sql<{ table: string; name: string; isNullable: boolean }>`
  select table_name as "table", column_name as name, is_nullable = 'YES' as "isNullable"
    from information_schema.columns where table_schema = 'public'`);
const uniqueKeys = await rowsOf(sql<{ name: string; table: string; columns: string[] }>`
  select indexrelid::regclass::text as name, indrelid::regclass::text as "table",
         array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
   where indisunique and relnamespace = 'public'::regnamespace`);
const statementTriggers = await rowsOf(sql<{ table: string }>`
  select distinct tgrelid::regclass::text as "table" from pg_trigger where not tgisinternal and tgtype & 1 = 0`);

const byColumn = (table: string) => {
  const distribution = tableDistribution[table];
  return typeof distribution === "object" ? distribution : null;
};
/** Tables that lie on one node together: an event with everything that belongs to it, for example. */
const groupOf = (table: string) => {
  const column = byColumn(table)?.by;
  return table === "events" ? "event_id" : (column ?? tableDistribution[table]);
};
const distributed = Object.keys(tableDistribution).filter(byColumn);
const leadsInto = (table: string, column: string) =>
  foreignKeys.some(
    (key) => key.table === table && key.columns.includes(column) && groupOf(key.target) === groupOf(table),
  );

/** Findings that nobody has decided upon. */
const undecided = (found: string[]) => found.filter((name) => !(name in inTheWay));

test("every table has a place", () => {
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(Object.keys(tableDistribution).sort()).toEqual(tables.sort());
});

const withoutColumn = () =>
  distributed.flatMap((table) => {
    const { by = "", through } = byColumn(table) ?? {};
    const found = columns.find((column) => column.table === table && column.name === (through ?? by));
    const isReached = found && !found.isNullable && (!through || leadsInto(table, through));
    return isReached ? [] : [`${table}.${through ?? by}`];
  });
test("a distributed table has its column, or a row beside it that has", () => {
  expect(undecided(withoutColumn())).toEqual([]);
});

const acrossNodes = () =>
  foreignKeys
    .filter(({ table, target, setsNull }) => {
      const staysOnNode = groupOf(target) === "reference" || groupOf(target) === groupOf(table);
      return !staysOnNode || (setsNull && byColumn(table) && groupOf(target) === groupOf(table));
    })
    .map(({ name }) => name);
test("a foreign key leads to what lies on every node, or on the same", () => {
  expect(undecided(acrossNodes())).toEqual([]);
});

const withoutNode = () =>
  uniqueKeys
    .filter(({ table }) => distributed.includes(table))
    .filter(({ table, columns: held }) => {
      const by = byColumn(table)?.by ?? "";
      return !held.some((column) => column === by || column === "id" || leadsInto(table, column));
    })
    .map(({ name }) => name);
test("a unique key of a distributed table is looked for on one node", () => {
  expect(undecided(withoutNode())).toEqual([]);
});

const forStatements = () =>
  statementTriggers
    .filter(({ table }) => distributed.includes(table))
    .map(({ table }) => `trigger of ${table} for each statement`);
test("a trigger of a distributed table runs for each row, where the row is", () => {
  expect(undecided(forStatements())).toEqual([]);
});

test("what is said to be in the way is", () => {
  const found = [withoutColumn(), acrossNodes(), withoutNode(), forStatements()].flat();
  expect(Object.keys(inTheWay).filter((name) => !found.includes(name))).toEqual([]);
});
