/** A scan of a ticket that was valid when it arrived. */
export interface LogEntry {
  kind: "in" | "undo";
  /** Time at which it was scanned, or at which it arrived where the device's clock runs ahead. */
  at: Date;
}

/**
 * The entry by which somebody is there: the first `in` since the last `undo`, in the order of time; null where they are not.
 * @param log in the order of arrival, which decides between scans of the same moment
 */
export function checkedInBy<Entry extends LogEntry>(log: readonly Entry[]): Entry | null {
  let by: Entry | null = null;
  for (const entry of log.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (entry.kind === "undo") by = null;
    else by ??= entry;
  }
  return by;
}

export type CountedResult = "checked_in" | "already_checked_in" | "undone" | "not_checked_in";

/**
 * How a scan that has just arrived changes the state that follows from the log. A scan may arrive after newer ones: the state is what
 * the whole log says, so an `in` before an `undo` that is known already checks nobody in any more.
 */
export function addToLog<Entry extends LogEntry>(
  log: readonly Entry[],
  scan: Entry,
): { result: CountedResult; by: Entry | null } {
  const wasIn = checkedInBy(log) !== null;
  const by = checkedInBy([...log, scan]);
  return { result: resultOf(scan.kind, wasIn, by !== null), by };
}

function resultOf(kind: LogEntry["kind"], wasIn: boolean, isIn: boolean): CountedResult {
  if (kind === "in") return wasIn ? "already_checked_in" : "checked_in";
  return wasIn && !isIn ? "undone" : "not_checked_in";
}
