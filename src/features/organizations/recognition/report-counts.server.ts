import type { Executor } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";

/** Extension point for how often organizations were reported, by their ids; who was not may be left out. */
export type ReportCounts = (
  db: Executor,
  organizationIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>;

export const reportCounts = new ExtensionPoint<ReportCounts>("reports of organizations are counted");
