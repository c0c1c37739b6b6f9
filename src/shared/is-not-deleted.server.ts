import { type SqlBool, sql } from "kysely";

/**
 * Whether an account or organization, by the name of its row of `users` or `organizations` in the statement, was not deleted: the row of
 * one that was stays, and is nobody's.
 */
export const isNotDeleted = (row: string) => sql<SqlBool>`${sql.ref(`${row}.deleted_at`)} is null`;
