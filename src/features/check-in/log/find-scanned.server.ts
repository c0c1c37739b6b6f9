import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { type ApplicationState, isComing } from "../../../shared/application-states.ts";
import { readTicketCode } from "../../../shared/codes/ticket-code.ts";
import type { Scan } from "./read-scan.ts";
import type { ScannedApplication } from "./scan-results.ts";

/** The application whose ticket was shown, or which was ticked. */
export interface ScannedTicket {
  application: ScannedApplication;
  /** Null where the ticket shown has been withdrawn, or the person has none. */
  validTicketId: number | null;
  /** No scan is earlier (`countedAt`). */
  appliedAt: Date;
  /** Of the event. */
  startAt: Date;
}

interface Row {
  event_id: number;
  application_id: number;
  state: ApplicationState;
  applied_at: Date;
  start_at: Date;
  first_name: string | null;
  last_name: string | null;
  ticket_id: number | null;
  code: string | null;
  is_withdrawn: boolean | null;
}

/** The ticket that each of the scans shows; what is no ticket and no application at all is `unknown`. */
export async function findScanned(
  tx: Tx,
  eventId: number,
  scans: readonly Scan[],
): Promise<(ScannedTicket | "other_event" | "unknown")[]> {
  const codes = scans.flatMap(({ shown }) => ("code" in shown ? (readTicketCode(shown.code) ?? []) : []));
  const ids = scans.flatMap(({ shown }) => ("applicationId" in shown ? shown.applicationId : []));
  const rows = await findRows(tx, codes, ids);
  // Applications without a ticket have no code: what is none must not find them.
  const byCode = new Map(rows.flatMap((row) => (row.code === null ? [] : [[row.code, row] as const])));
  const byId = new Map(rows.flatMap((row) => (row.is_withdrawn ? [] : [[row.application_id, row] as const])));
  const rowOf = ({ shown }: Scan) =>
    "code" in shown ? byCode.get(readTicketCode(shown.code) ?? "") : byId.get(shown.applicationId);
  return scans.map((scan) => {
    const row = rowOf(scan);
    if (!row) return "unknown";
    return row.event_id === eventId ? asTicket(row) : "other_event";
  });
}

/** Tickets with these codes, and applications with these ids beside their valid tickets, of whichever event. */
async function findRows(tx: Tx, codes: string[], ids: number[]): Promise<Row[]> {
  const columns = sql`a.event_id, a.id as application_id, a.state, a.applied_at, e.start_at, u.first_name, u.last_name,
                      t.id as ticket_id, t.code, t.is_withdrawn`;
  const { rows } = await sql<Row>`
    select ${columns} from tickets t join applications a on a.id = t.application_id join events e on e.id = a.event_id
      left join users u on u.id = a.user_id
     where t.code = any(${codes}::text[])
    union
    select ${columns} from applications a join events e on e.id = a.event_id
      left join tickets t on t.application_id = a.id and not t.is_withdrawn
      left join users u on u.id = a.user_id
     where a.id = any(${ids}::integer[])`.execute(tx);
  return rows;
}

function asTicket({
  application_id,
  state,
  applied_at,
  start_at,
  first_name,
  last_name,
  ticket_id,
  is_withdrawn,
}: Row): ScannedTicket {
  return {
    application: {
      id: application_id,
      state,
      person: first_name === null || last_name === null ? null : { first_name, last_name },
    },
    validTicketId: is_withdrawn || !isComing(state) ? null : ticket_id,
    appliedAt: applied_at,
    startAt: start_at,
  };
}
