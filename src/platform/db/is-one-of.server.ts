import { type SqlBool, sql } from "kysely";

/**
 * Whether a column is one of the values, of which mostly there is one. That one is compared by itself: PostgreSQL takes the values of
 * `any($1)` for ten, and would plan a prepared statement for those that it is given, each time.
 * @param column as `sql.ref` takes it
 */
export const isOneOf = (column: string, values: readonly (number | string)[]) =>
  values.length === 1
    ? sql<SqlBool>`${sql.ref(column)} = ${values[0]}`
    : sql<SqlBool>`${sql.ref(column)} = any(${values})`;
