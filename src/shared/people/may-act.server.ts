import { sql } from "kysely";

/**
 * Whether the person of `users`, by its name in the statement, may do anything here and is written to: the account was neither deleted
 * nor blocked by the product team. What others see of somebody who is blocked, such as their place at an event, asks `isNotDeleted`.
 */
export const mayAct = (users: string) =>
  sql<boolean>`(${sql.ref(`${users}.deleted_at`)} is null and ${sql.ref(`${users}.blocked_at`)} is null)`;
