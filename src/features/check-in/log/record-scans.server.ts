import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { sharedRoundsOn } from "../../../platform/db/shared-rounds.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { lockEvent } from "../../events/events.server.ts";
import { addToLog, type LogEntry } from "./check-in-log.ts";
import { findFirstAnswers } from "./find-first-answers.server.ts";
import { findScanned, type ScannedTicket } from "./find-scanned.server.ts";
import type { Scan } from "./read-scan.ts";
import type { ScanResult } from "./scan-results.ts";
import { writeScans } from "./write-scans.server.ts";

export interface RecordedScan {
  result: ScanResult;
  /** Null where the code belongs to no application of this event. */
  application: ScannedApplication | null;
  checkedInAt: Date | null;
  device: string;
}

export interface ScannedApplication {
  id: number;
  state: ApplicationState;
  /** Null where the account has been deleted. */
  person: { first_name: string; last_name: string } | null;
}

/** A scan as it goes into the log. */
export interface NewScan extends RecordedScan {
  scan: Scan;
  /** Null where it counts for nothing. */
  ticketId: number | null;
  at: Date;
}

export type TicketLog = (LogEntry & { device: string })[];

/**
 * Adds scans to an event's log, in the order given, and answers what becomes of each; one whose nonce the event knows answers as the
 * first time. Scans of several devices that arrive together are recorded together.
 */
export function recordScans(
  db: Db,
  eventId: number,
  scans: readonly Scan[],
  now: Date,
): Promise<RecordedScan[]> {
  return scans.length === 0 ? Promise.resolve([]) : recordTogether(db, { eventId, scans, now });
}

interface Sent {
  eventId: number;
  scans: readonly Scan[];
  /** Time at which they arrived. */
  now: Date;
}

const recordTogether = sharedRoundsOn(async (db: Db, sent: Sent[]): Promise<RecordedScan[][]> => {
  const byEvent = Map.groupBy(sent, ({ eventId }) => eventId);
  const answers = new Map<Sent, RecordedScan[]>();
  await Promise.all(
    [...byEvent].map(async ([eventId, together]) => {
      const recorded = await recordInEvent(db, eventId, together);
      let first = 0;
      for (const one of together) {
        answers.set(one, recorded.slice(first, first + one.scans.length));
        first += one.scans.length;
      }
    }),
  );
  return sent.map((one) => answers.get(one) as RecordedScan[]);
});

/** The event is held meanwhile, so that each scan sees what others have recorded, and nobody's place changes. */
function recordInEvent(db: Db, eventId: number, sent: readonly Sent[]): Promise<RecordedScan[]> {
  const scans = sent.flatMap((one) => one.scans);
  const now = new Date(Math.max(...sent.map((one) => one.now.getTime())));
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    return recordInLockedEvent(tx, eventId, scans, now);
  });
}

async function recordInLockedEvent(
  tx: Tx,
  eventId: number,
  scans: readonly Scan[],
  now: Date,
): Promise<RecordedScan[]> {
  const answers = await findFirstAnswers(tx, eventId, scans);
  const fresh = scans.filter(({ nonce }) => !answers.has(nonce));
  const { ticketOf, logs } = await findScanned(tx, eventId, fresh);
  const added: NewScan[] = [];
  for (const scan of fresh) {
    if (answers.has(scan.nonce)) continue;
    const recorded = decide(scan, ticketOf(scan), logs, now);
    answers.set(scan.nonce, recorded);
    added.push(recorded);
  }
  await writeScans(tx, eventId, added, now);
  return scans.map(({ nonce }) => answers.get(nonce) as RecordedScan);
}

/** Adds what counts to the logs, so that the next scan of the same ticket sees it. */
function decide(
  scan: Scan,
  ticket: ScannedTicket | "other_event" | "unknown",
  logs: Map<number, TicketLog>,
  now: Date,
): NewScan {
  const at = scan.scannedAt > now ? now : scan.scannedAt;
  const nothing = { scan, ticketId: null, at, checkedInAt: null, device: "" };
  if (typeof ticket === "string") return { ...nothing, result: ticket, application: null };
  const { validTicketId, application } = ticket;
  if (validTicketId === null) return { ...nothing, result: "not_confirmed", application };
  const log = logs.get(validTicketId) ?? [];
  const entry = { kind: scan.kind, at, device: scan.device };
  const { result, by } = addToLog(log, entry);
  logs.set(validTicketId, [...log, entry]);
  return {
    scan,
    ticketId: validTicketId,
    at,
    result,
    application,
    checkedInAt: by?.at ?? null,
    device: by?.device ?? "",
  };
}
