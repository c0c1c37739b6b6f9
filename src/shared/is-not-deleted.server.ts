import { type SqlBool, sql } from "kysely";

/** Whether the account of `users`, by its name in the statement, was not deleted: the row of one that was stays, and is nobody's. */
export const isNotDeleted = (users: string) => sql<SqlBool>`${sql.ref(`${users}.deleted_at`)} is null`;
