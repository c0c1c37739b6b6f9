import type { Platform } from "../../platform/platform.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import { removeOldReportKeys } from "./reporting/report-source.server.ts";

const resolvedRetentionMs = 365 * dayMs;
const retentionMs = 2 * 365 * dayMs;

/** Reports go with their history a year after they were resolved, and after two years whatever became of them. */
export async function removeOldReports(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  await platform.db
    .deleteFrom("reports")
    .where((eb) =>
      eb.or([
        eb("resolved_at", "<", new Date(now - resolvedRetentionMs)),
        eb("created_at", "<", new Date(now - retentionMs)),
      ]),
    )
    .execute();
  await removeOldReportKeys(platform);
}
