import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Whether a column is one of the values, of which mostly there are few. They stand behind a select: PostgreSQL would know how many they are,
 * and plan a prepared statement for so many, each time.
 * @param column as `sql.ref` takes it
 * @param type of the column
 */
export function isOneOf<Value extends number | string>(
  column: string,
  values: readonly Value[] | RawBuilder<readonly Value[]>,
  type: Value extends string ? "text" : "integer",
) {
  const array = sql.raw(`${type}[]`);
  return sql<SqlBool>`${sql.ref(column)} = any((select ${values}::${array})::${array})`;
}
