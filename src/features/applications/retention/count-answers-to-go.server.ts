import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { type AnswersToGo, countAnswersOf } from "./erase-answers.server.ts";
import { isOverTimeSql } from "./events-over-time.server.ts";

/** Counts what goes at the next midnight in Japan, if an organization changes the days for which it keeps answers to these now. */
export async function countAnswersToGo(
  db: Executor,
  organizationId: number,
  days: number,
  now: Date,
): Promise<AnswersToGo & { at: Date }> {
  const at = new Date(startOfDate(tokyoDate(now)).getTime() + dayMs);
  const count = await countAnswersOf(
    db,
    sql`select e.id from events e, (select ${days}::integer as answers_kept_days, ${now}::timestamptz as answers_kept_days_set_at) o
         where e.owner_organization_id = ${organizationId} and ${isOverTimeSql(at)}`,
  );
  return { at, ...count };
}
