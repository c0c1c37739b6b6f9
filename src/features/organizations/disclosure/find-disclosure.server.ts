import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { StoredDisclosure } from "./disclosure.ts";

/** The disclosure of an organization. */
export async function findDisclosure(db: Executor, organizationId: number): Promise<StoredDisclosure> {
  const row = await db
    .selectFrom("organizations as o")
    .select(sql<StoredDisclosure>`o.disclosure`.as("disclosure"))
    .where("o.id", "=", organizationId)
    .executeTakeFirst();
  return row?.disclosure ?? {};
}
