import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { ScannedTicket } from "./find-scanned.server.ts";
import type { ScannedLog } from "./scan-results.ts";

interface Row {
  ticket_id: number;
  kind: "in" | "undo";
  scanned_at: Date;
  device: string;
  size: number;
}

/** What still matters of the logs of valid tickets: the last `undo` and what was scanned after it. */
export async function findTicketLogs(
  tx: Tx,
  scanned: readonly (ScannedTicket | "other_event" | "unknown")[],
): Promise<Map<number, ScannedLog>> {
  const ids = new Set(
    scanned.flatMap((ticket) => (typeof ticket === "string" ? [] : (ticket.validTicketId ?? []))),
  );
  if (ids.size === 0) return new Map();
  const { rows } = await sql<Row>`
    select ticket_id, kind, scanned_at, device, size
      from (select id, ticket_id, kind, scanned_at, device, count(*) over (partition by ticket_id) as size,
                   count(*) filter (where kind = 'undo') over (
                     partition by ticket_id order by scanned_at desc, id desc
                     rows between unbounded preceding and 1 preceding) as undone
              from check_ins where ticket_id = any(${[...ids]}::integer[])) c
     where undone = 0
     order by ticket_id, scanned_at, id`.execute(tx);
  return new Map([...Map.groupBy(rows, ({ ticket_id }) => ticket_id)].map(([id, log]) => [id, asLog(log)]));
}

function asLog(rows: readonly Row[]): ScannedLog {
  const undo = rows.find(({ kind }) => kind === "undo");
  const ins = rows.flatMap(({ kind, scanned_at, device }) =>
    kind === "in" ? [{ kind, at: scanned_at, device }] : [],
  );
  return { undoneAt: undo?.scanned_at ?? null, ins, size: rows[0]?.size ?? 0 };
}
