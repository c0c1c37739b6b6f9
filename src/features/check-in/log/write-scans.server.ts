import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { leaveOutRepeated } from "./leave-out-repeated.server.ts";
import type { NewScan } from "./scan-results.ts";

/** Adds scans to the log of an event that the caller holds, but for superfluous ones, and makes the attendances what the log says. */
export async function writeScans(
  tx: Tx,
  eventId: number,
  scans: readonly NewScan[],
  now: Date,
): Promise<void> {
  const written = await leaveOutRepeated(
    tx,
    eventId,
    scans.filter(({ isWritten }) => isWritten),
  );
  if (written.length > 0) await insertScans(tx, eventId, written, now);
  await writeAttendances(tx, eventId, scans);
}

async function insertScans(tx: Tx, eventId: number, scans: readonly NewScan[], now: Date): Promise<void> {
  await sql`
    insert into check_ins (event_id, nonce, kind, application_id, ticket_id, scanned_at, arrived_at, device, is_self, result,
                           checked_in_at)
    select ${eventId}, s.nonce, s.kind, s.application_id, s.ticket_id, s.scanned_at, ${now}, s.device, s.is_self, s.result,
           s.checked_in_at
      from jsonb_to_recordset(${JSON.stringify(scans.map(asRow))}::jsonb) as
           s (nonce uuid, kind text, application_id integer, ticket_id integer, scanned_at timestamptz, device text,
              is_self boolean, result text, checked_in_at timestamptz)`.execute(tx);
}

function asRow({ scan, application, ticketId, at, result, checkedInAt }: NewScan) {
  return {
    nonce: scan.nonce,
    kind: scan.kind,
    application_id: application?.id,
    ticket_id: ticketId,
    scanned_at: at,
    device: scan.device,
    is_self: scan.isSelf,
    result,
    checked_in_at: checkedInAt,
  };
}

async function writeAttendances(tx: Tx, eventId: number, scans: readonly NewScan[]): Promise<void> {
  // Of several scans of a ticket the last one knows the whole log.
  const states = new Map(
    scans.flatMap(({ ticketId, application, checkedInAt }) =>
      ticketId !== null && application ? [[application.id, checkedInAt] as const] : [],
    ),
  );
  const present = [...states].flatMap(([id, at]) => (at ? [{ id, at }] : []));
  const absent = [...states].flatMap(([id, at]) => (at ? [] : [id]));
  if (present.length > 0) {
    await sql`
      insert into attendances (application_id, event_id, checked_in_at)
      select p.application_id, ${eventId}, p.checked_in_at
        from unnest(${present.map(({ id }) => id)}::integer[], ${present.map(({ at }) => at)}::timestamptz[])
             as p (application_id, checked_in_at)
      on conflict (application_id) do update set checked_in_at = excluded.checked_in_at`.execute(tx);
  }
  if (absent.length > 0) {
    await sql`delete from attendances where application_id = any(${absent}::integer[])`.execute(tx);
  }
}
