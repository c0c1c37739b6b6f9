import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { ticketLogLength } from "./check-in-log.ts";
import type { NewScan } from "./scan-results.ts";

/** So many scans that show nobody of the event are written, so that they answer as the first time when they are sent again. */
const unknownInEvent = 1000;

const ofNobody = 0;
const idOf = ({ application }: NewScan) => application?.id ?? ofNobody;

/**
 * Scans without those that count for nothing, as far as the event has enough of them: it has `ticketLogLength` of one application, or a
 * thousand of nobody.
 */
export async function leaveOutRepeated(
  tx: Tx,
  eventId: number,
  scans: readonly NewScan[],
): Promise<readonly NewScan[]> {
  const uncounted = scans.filter(({ ticketId }) => ticketId === null);
  if (uncounted.length === 0) return scans;
  const rows = await tx
    .selectFrom("check_ins")
    .select((eb) => ["application_id", eb.fn.countAll<number>().as("count")])
    .where("event_id", "=", eventId)
    .where("ticket_id", "is", null)
    .where(sql<SqlBool>`(application_id is null or application_id = any(${uncounted.map(idOf)}::integer[]))`)
    .groupBy("application_id")
    .execute();
  const written = new Map(rows.map(({ application_id, count }) => [application_id ?? ofNobody, count]));
  return scans.filter((scan) => {
    if (scan.ticketId !== null) return true;
    const id = idOf(scan);
    const count = written.get(id) ?? 0;
    written.set(id, count + 1);
    return count < (id === ofNobody ? unknownInEvent : ticketLogLength);
  });
}
