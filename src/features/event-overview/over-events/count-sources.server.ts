import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { tookPartBeforeSql } from "../../applications/applications.server.ts";
import type { SourceFigures } from "../figures/event-figures.contract.ts";
import { foldSources } from "../figures/fold-sources.ts";
import { type Range, selectHeldEvents } from "./held-events.server.ts";

/** Views of the pages of an organization's past events and applications to them, by source; who came is counted as in `countOverEvents`. */
export async function countSources(
  db: Executor,
  organizationId: number,
  range: Range,
  now: Date,
): Promise<SourceFigures[]> {
  const held = selectHeldEvents(organizationId, range, now);
  const { rows } = await sql<SourceFigures>`
    with held as materialized (${held})
    select source, sum(count)::integer as views, 0 as applications, 0 as attended
      from event_views v join held on held.id = v.event_id group by 1
    union all
    select part.source, 0, count(*)::integer,
           count(*) filter (where ${tookPartBeforeSql({ application: "part", event: "held" }, now)})::integer
      from applications part join held on held.id = part.event_id group by 1`.execute(db);
  return foldSources(rows);
}
