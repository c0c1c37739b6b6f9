import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { sharedRoundsByGroup } from "../../../platform/db/sharing/shared-rounds.ts";
import { lockEvent, tryToLockEvent } from "../../events/events.server.ts";
import { addToLog, emptyLog, ticketLogLength } from "./check-in-log.ts";
import { countedAt } from "./counted-at.ts";
import { findFirstAnswers } from "./find-first-answers.server.ts";
import { findScanned, type ScannedTicket } from "./find-scanned.server.ts";
import { findTicketLogs } from "./find-ticket-logs.server.ts";
import type { Scan } from "./read-scan.ts";
import type { NewScan, RecordedScan, ScannedLog } from "./scan-results.ts";
import { trimTicketLogs } from "./trim-ticket-logs.server.ts";
import { writeScans } from "./write-scans.server.ts";

/**
 * Adds scans to an event's log, in the order given, and answers what becomes of each; one whose nonce the event knows answers as the
 * first time. Scans of an event that arrive together are recorded together; those of one event never wait for those of another.
 */
export async function recordScans(
  db: Db,
  eventId: number,
  scans: readonly Scan[],
  now: Date,
): Promise<RecordedScan[]> {
  if (scans.length === 0) return [];
  const sent = { eventId, scans, now };
  return (await passing(db, sent)) ?? (await waiting(db, sent));
}

/** Of the ten connections that a process has for those who are signed in or write. */
const eventsWaitedFor = 4;

interface Sent {
  eventId: number;
  scans: readonly Scan[];
  /** Time at which they arrived. */
  now: Date;
}

const eventOf = ({ eventId }: Sent) => eventId;

/** Null where somebody else holds the event. */
const passing = sharedRoundsByGroup(
  (db: Db, sent: Sent[]): Promise<(RecordedScan[] | null)[]> => recordInEvent(db, sent, tryToLockEvent),
  eventOf,
);

/** Events that somebody holds are waited for over a few connections, so that the others stay free. */
const waiting = sharedRoundsByGroup(
  async (db: Db, sent: Sent[]): Promise<RecordedScan[][]> =>
    (await recordInEvent(db, sent, waitForEvent)) as RecordedScan[][],
  eventOf,
  { atOnce: eventsWaitedFor },
);

async function waitForEvent(tx: Tx, id: number): Promise<boolean> {
  await lockEvent(tx, id);
  return true;
}

/** The event is held meanwhile, so that each scan sees what others have recorded, and nobody's place changes. */
function recordInEvent(
  db: Db,
  sent: readonly Sent[],
  hold: (tx: Tx, id: number) => Promise<boolean>,
): Promise<(RecordedScan[] | null)[]> {
  const { eventId } = sent[0] as Sent;
  const scans = sent.flatMap((one) => one.scans);
  const now = new Date(Math.max(...sent.map((one) => one.now.getTime())));
  return db.transaction().execute(async (tx) => {
    if (!(await hold(tx, eventId))) return sent.map(() => null);
    const recorded = await recordInLockedEvent(tx, eventId, scans, now);
    return sent.map((one) => recorded.splice(0, one.scans.length));
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
  const tickets = await findScanned(tx, eventId, fresh);
  const logs = await findTicketLogs(tx, tickets);
  const added: NewScan[] = [];
  for (const [place, scan] of fresh.entries()) {
    if (answers.has(scan.nonce)) continue;
    const recorded = decide(scan, tickets[place] ?? "unknown", logs, now);
    answers.set(scan.nonce, recorded);
    added.push(recorded);
  }
  await writeScans(tx, eventId, added, now);
  await trimTicketLogs(
    tx,
    [...logs].flatMap(([id, { size }]) => (size > ticketLogLength ? [id] : [])),
  );
  return scans.map(({ nonce }) => answers.get(nonce) as RecordedScan);
}

/** Adds what counts to the logs, so that the next scan of the same ticket sees it. */
function decide(
  scan: Scan,
  ticket: ScannedTicket | "other_event" | "unknown",
  logs: Map<number, ScannedLog>,
  now: Date,
): NewScan {
  const isWritten = mayCountLater(scan, ticket);
  const nothing = { scan, ticketId: null, at: now, checkedInAt: null, device: "", isWritten };
  if (typeof ticket === "string") return { ...nothing, result: ticket, application: null };
  const { validTicketId, application, ...times } = ticket;
  if (validTicketId === null) return { ...nothing, result: "not_confirmed", application };
  const at = countedAt(scan.scannedAt, { arrivedAt: now, ...times });
  const entry = { kind: scan.kind, at, device: scan.device };
  const added = addToLog(logs.get(validTicketId) ?? emptyLog, entry);
  logs.set(validTicketId, added.log);
  const { result, by } = added;
  return {
    scan,
    ticketId: validTicketId,
    at,
    result,
    application,
    checkedInAt: by?.at ?? null,
    device: by?.device ?? "",
    isWritten: added.isWritten,
  };
}

/**
 * Whether a scan that counts for nothing would count if it came again: an application may get a ticket. A code that shows no valid ticket
 * never will, and what is of another event stays so: they answer the same each time without being written.
 */
function mayCountLater({ shown }: Scan, ticket: ScannedTicket | "other_event" | "unknown"): boolean {
  return "applicationId" in shown && ticket !== "other_event";
}
