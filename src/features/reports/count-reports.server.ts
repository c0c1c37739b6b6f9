import { type NotNull, sql } from "kysely";
import type { Executor } from "../../platform/db/client.server.ts";

/** By organization: how many sources have reported it or an event of it, as long as the reports stay. None where nobody has. */
export async function countReports(
  db: Executor,
  organizationIds: readonly number[],
): Promise<Map<number, number>> {
  if (organizationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("reports")
    .select(["organization_id", sql<number>`count(distinct source)::integer`.as("count")])
    .where("organization_id", "in", organizationIds)
    .$narrowType<{ organization_id: NotNull }>()
    .groupBy("organization_id")
    .execute();
  return new Map(rows.map(({ organization_id, count }) => [organization_id, count]));
}
