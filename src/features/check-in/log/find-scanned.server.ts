import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { type ApplicationState, isComing } from "../../../shared/application-states.ts";
import { readTicketCode } from "../../../shared/ticket-code.ts";
import type { Scan } from "./read-scan.ts";
import type { ScannedApplication, TicketLog } from "./record-scans.server.ts";

/** The application whose ticket was shown, or which was ticked. */
export interface ScannedTicket {
  application: ScannedApplication;
  /** Null where the ticket shown has been withdrawn, or the person has none. */
  validTicketId: number | null;
}

interface Row {
  event_id: number;
  application_id: number;
  state: ApplicationState;
  first_name: string | null;
  last_name: string | null;
  ticket_id: number | null;
  code: string | null;
  is_withdrawn: boolean | null;
}

/** The tickets that scans show, and the logs of those that are valid. */
export async function findScanned(tx: Tx, eventId: number, scans: readonly Scan[]) {
  const codes = scans.flatMap(({ shown }) => ("code" in shown ? (readTicketCode(shown.code) ?? []) : []));
  const ids = scans.flatMap(({ shown }) => ("applicationId" in shown ? shown.applicationId : []));
  const rows = await findRows(tx, codes, ids);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const byId = new Map(rows.flatMap((row) => (row.is_withdrawn ? [] : [[row.application_id, row] as const])));
  const rowOf = ({ shown }: Scan) =>
    "code" in shown ? byCode.get(readTicketCode(shown.code)) : byId.get(shown.applicationId);
  const ticketOf = (scan: Scan): ScannedTicket | "other_event" | "unknown" => {
    const row = rowOf(scan);
    if (!row) return "unknown";
    return row.event_id === eventId ? asTicket(row) : "other_event";
  };
  const ticketIds = rows.flatMap((row) => (row.event_id === eventId ? (row.ticket_id ?? []) : []));
  return { ticketOf, logs: await findLogs(tx, ticketIds) };
}

/** Tickets with these codes, and applications with these ids beside their valid tickets, of whichever event. */
async function findRows(tx: Tx, codes: string[], ids: number[]): Promise<Row[]> {
  const columns = sql`a.event_id, a.id as application_id, a.state, u.first_name, u.last_name, t.id as ticket_id, t.code,
                      t.is_withdrawn`;
  const { rows } = await sql<Row>`
    select ${columns} from tickets t join applications a on a.id = t.application_id left join users u on u.id = a.user_id
     where t.code = any(${codes}::text[])
    union
    select ${columns} from applications a left join tickets t on t.application_id = a.id and not t.is_withdrawn
      left join users u on u.id = a.user_id
     where a.id = any(${ids}::integer[])`.execute(tx);
  return rows;
}

function asTicket({
  application_id,
  state,
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
  };
}

async function findLogs(tx: Tx, ticketIds: number[]): Promise<Map<number, TicketLog>> {
  const logs = new Map<number, TicketLog>();
  if (ticketIds.length === 0) return logs;
  const rows = await tx
    .selectFrom("check_ins")
    .select(["ticket_id", "kind", "scanned_at", "device"])
    .where(sql<SqlBool>`ticket_id = any(${[...new Set(ticketIds)]}::integer[])`)
    .orderBy("id")
    .execute();
  for (const { ticket_id, kind, scanned_at, device } of rows) {
    const log = logs.get(ticket_id as number) ?? [];
    log.push({ kind: kind as "in" | "undo", at: scanned_at, device });
    logs.set(ticket_id as number, log);
  }
  return logs;
}
