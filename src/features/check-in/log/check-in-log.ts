/** A scan of a ticket that was valid when it arrived. */
export interface LogEntry {
  kind: "in" | "undo";
  /** Time at which it counts (`countedAt`). */
  at: Date;
}

/**
 * What still matters of the scans of a ticket. Somebody is there since the first `in` after the last `undo`, in the order of
 * time, then of arrival; so whatever was scanned before the last `undo` counts for nothing, also where it arrives later.
 */
export interface TicketLog<Entry extends LogEntry = LogEntry> {
  /** Time of the last `undo`; null where there is none. */
  undoneAt: Date | null;
  /** Every `in` after it, in order. */
  ins: readonly Entry[];
  /** So many scans of the ticket are written, those that count for nothing included. */
  size: number;
}

export const emptyLog: TicketLog<never> = { undoneAt: null, ins: [], size: 0 };

/**
 * So many scans of a ticket are written, whatever they change, so that each answers as the first time when it is sent again and one
 * that comes late finds the others. More are written only where they make somebody come or go.
 */
export const ticketLogLength = 200;

export type CountedResult = "checked_in" | "already_checked_in" | "undone" | "not_checked_in";

interface Added<Entry extends LogEntry> {
  log: TicketLog<Entry>;
  result: CountedResult;
  /** The entry by which the person is there now; null where they are not. */
  by: Entry | null;
  isWritten: boolean;
}

/**
 * How a scan that has just arrived changes the state that follows from the log. A scan may arrive after newer ones: the state is what
 * the whole log says, so an `in` before an `undo` that is known already checks nobody in any more.
 */
export function addToLog<Entry extends LogEntry>(log: TicketLog<Entry>, scan: Entry): Added<Entry> {
  const before = log.ins[0] ?? null;
  const added = follow(log, scan);
  const after = added.ins[0] ?? null;
  const comesOrGoes = (before === null) !== (after === null);
  if (log.size >= ticketLogLength && !comesOrGoes)
    return {
      log,
      result: resultOf(scan.kind, before !== null, before !== null),
      by: before,
      isWritten: false,
    };
  return {
    log: { ...added, size: log.size + 1 },
    result: resultOf(scan.kind, before !== null, after !== null),
    by: after,
    isWritten: true,
  };
}

function follow<Entry extends LogEntry>(log: TicketLog<Entry>, scan: Entry): TicketLog<Entry> {
  const { undoneAt, ins } = log;
  if (undoneAt && scan.at < undoneAt) return log;
  const place = ins.findLastIndex(({ at }) => at <= scan.at) + 1;
  return scan.kind === "undo"
    ? { ...log, undoneAt: scan.at, ins: ins.slice(place) }
    : { ...log, ins: ins.toSpliced(place, 0, scan) };
}

function resultOf(kind: LogEntry["kind"], wasIn: boolean, isIn: boolean): CountedResult {
  if (kind === "in") return wasIn ? "already_checked_in" : "checked_in";
  return wasIn && !isIn ? "undone" : "not_checked_in";
}
