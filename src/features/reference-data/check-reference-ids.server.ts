import type { Executor } from "../../platform/db/client.server.ts";
import type { Problems } from "../../shared/app-error.ts";

export type Master =
  | "languages"
  | "prefectures"
  | "universities"
  | "department_categories"
  | "countries"
  | "occupations"
  | "event_purposes"
  | "event_formats";

/** Tells `field` where one of the ids names nothing. */
export async function checkIdsExist(
  db: Executor,
  table: Master,
  field: string,
  ids: readonly number[],
  problems: Problems,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db.selectFrom(table).select("id").where("id", "in", ids).execute();
  if (found.length < new Set(ids).size) problems.add(field, "not_found");
}
