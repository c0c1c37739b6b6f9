import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { invalid } from "../../../shared/app-error.ts";

/** Whether an organization is there for those who are not its members: neither deleted nor suspended. */
export function isFoundSql(organization = "o") {
  const column = (name: string) => sql.ref(`${organization}.${name}`);
  return sql<SqlBool>`(${column("deleted_at")} is null and ${column("suspended_at")} is null)`;
}

/** Refuses what a suspended organization may not do: to publish, and to send. */
export async function refuseSuspended(db: Executor, organizationId: number): Promise<void> {
  if (await isSuspended(db, organizationId)) throw invalid("organization", "is_suspended");
}

/** False where there is none. */
export async function isSuspended(db: Executor, organizationId: number): Promise<boolean> {
  const found = await db
    .selectFrom("organizations")
    .select("suspended_at")
    .where("id", "=", organizationId)
    .executeTakeFirst();
  return found !== undefined && found.suspended_at !== null;
}
