import type { ApplicationState } from "../../../shared/application-states.ts";
import type { LogEntry, TicketLog } from "./check-in-log.ts";
import type { Scan } from "./read-scan.ts";

/** The outcomes of a scan. */
export const scanResults = [
  "checked_in",
  "already_checked_in",
  "undone",
  /** An undo without effect. */
  "not_checked_in",
  /** The ticket is, or was, of somebody who has no place: who waits, has cancelled, or has another ticket by now. */
  "not_confirmed",
  "other_event",
  "unknown",
  /** Not a scan; nothing of it is kept, so it does not use up its nonce. */
  "malformed",
] as const;
export type ScanResult = (typeof scanResults)[number];

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

/** A scan that the event has not known. */
export interface NewScan extends RecordedScan {
  scan: Scan;
  /** Null where it counts for nothing. */
  ticketId: number | null;
  at: Date;
  /** False where it changes nothing and need not be known when it is sent again, or its ticket's log is full. */
  isWritten: boolean;
}

export type ScannedLog = TicketLog<LogEntry & { device: string }>;
