import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import type { Scan } from "./read-scan.ts";
import type { RecordedScan, ScanResult } from "./scan-results.ts";

/** By nonce: what was answered when the scans first came, of those that the event knows. */
export async function findFirstAnswers(
  tx: Tx,
  eventId: number,
  scans: readonly Scan[],
): Promise<Map<string, RecordedScan>> {
  const rows = await tx
    .selectFrom("check_ins as c")
    .leftJoin("applications as a", "a.id", "c.application_id")
    .leftJoin("users as u", "u.id", "a.user_id")
    .select([
      "c.nonce",
      "c.result",
      "c.checked_in_at",
      "c.device",
      "a.id",
      "a.state",
      "u.first_name",
      "u.last_name",
    ])
    .where("c.event_id", "=", eventId)
    .where(sql<SqlBool>`c.nonce = any(${scans.map(({ nonce }) => nonce)}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ nonce, result, checked_in_at, device, id, state, first_name, last_name }) => [
      nonce,
      {
        result: result as ScanResult,
        application:
          id === null
            ? null
            : {
                id,
                state: state as ApplicationState,
                person: first_name === null || last_name === null ? null : { first_name, last_name },
              },
        checkedInAt: checked_in_at,
        // Of somebody who was there already the device that had checked them in is not kept.
        device: result === "checked_in" ? device : "",
      },
    ]),
  );
}
