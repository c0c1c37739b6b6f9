import { type SqlBool, sql } from "kysely";

/**
 * Whether a column is one of the values, of which mostly there are few. They stand behind a select: PostgreSQL would know how many they are,
 * and plan a prepared statement for so many, each time.
 * @param column as `sql.ref` takes it
 */
export const isOneOf = (column: string, values: readonly number[] | readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any((select ${values}::${arrayOf(values)})::${arrayOf(values)})`;

const arrayOf = ([first]: readonly (number | string)[]) =>
  sql.raw(typeof first === "string" ? "text[]" : "integer[]");
