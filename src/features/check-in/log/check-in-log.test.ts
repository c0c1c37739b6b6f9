import fc from "fast-check";
import { expect, it } from "vitest";
import { addToLog, emptyLog, type LogEntry, type TicketLog, ticketLogLength } from "./check-in-log.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 9, minute));
const entry = (kind: LogEntry["kind"], minute: number): LogEntry => ({ kind, at: at(minute) });
const logOf = (entries: LogEntry[]) =>
  entries.reduce<TicketLog>((log, scan) => addToLog(log, scan).log, emptyLog);
const minuteOf = (entries: LogEntry[]) => logOf(entries).ins[0]?.at.getUTCMinutes() ?? null;

it("somebody is there since the first check-in after the last undoing", () => {
  expect(minuteOf([])).toBeNull();
  expect(minuteOf([entry("in", 3), entry("in", 5)])).toBe(3);
  expect(minuteOf([entry("in", 3), entry("undo", 4)])).toBeNull();
  expect(minuteOf([entry("in", 3), entry("undo", 4), entry("in", 6), entry("in", 8)])).toBe(6);
  expect(minuteOf([entry("undo", 4), entry("in", 3), entry("in", 7)])).toBe(7);
});

it("of scans of the same moment the one that arrived later is the later one", () => {
  expect(minuteOf([entry("in", 3), entry("undo", 3)])).toBeNull();
  expect(minuteOf([entry("undo", 3), entry("in", 3)])).toBe(3);
});

it("says of a scan whether it has changed anything, also of one that comes late", () => {
  const result = (entries: LogEntry[], scan: LogEntry) => addToLog(logOf(entries), scan).result;
  expect(result([], entry("in", 3))).toBe("checked_in");
  expect(result([entry("in", 5)], entry("in", 3))).toBe("already_checked_in");
  expect(result([entry("in", 5)], entry("undo", 6))).toBe("undone");
  expect(result([entry("in", 5)], entry("undo", 4))).toBe("not_checked_in");
  expect(result([], entry("undo", 4))).toBe("not_checked_in");
});

it("a ticket whose log is full takes what makes somebody come or go, and answers the rest by what is known", () => {
  const full = logOf(Array.from({ length: ticketLogLength }, (_, minute) => entry("in", minute % 60)));
  expect(full.size).toBe(ticketLogLength);
  const again = addToLog(full, entry("in", 3));
  expect(again).toMatchObject({ result: "already_checked_in", isWritten: false, log: full });
  const gone = addToLog(full, entry("undo", 60));
  expect(gone).toMatchObject({ result: "undone", by: null, isWritten: true });
  expect(addToLog(gone.log, entry("undo", 61))).toMatchObject({ result: "not_checked_in", isWritten: false });
  const back = addToLog(gone.log, entry("in", 62));
  expect(back).toMatchObject({ result: "checked_in", by: entry("in", 62), isWritten: true });
});

const scans = fc.array(
  // Few moments, so that many scans are of the same one.
  fc.record({ kind: fc.constantFrom("in" as const, "undo" as const), minute: fc.nat(9) }),
  { maxLength: 14 },
);

/** By the sentence alone: everything in the order of time, then of arrival; the last undo, and the first check-in behind it. */
function since(all: LogEntry[]): number | null {
  const sorted = all.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const lastUndo = sorted.findLastIndex(({ kind }) => kind === "undo");
  return sorted.slice(lastUndo + 1)[0]?.at.getTime() ?? null;
}

it("in whatever order the devices send their scans, what follows is what the whole log says, scan by scan", () => {
  fc.assert(
    fc.property(scans, (all) => {
      const arrived: LogEntry[] = [];
      let log: TicketLog = emptyLog;
      for (const { kind, minute } of all) {
        const wasIn = since(arrived) !== null;
        const added = addToLog(log, entry(kind, minute));
        arrived.push(entry(kind, minute));
        log = added.log;
        const isIn = since(arrived) !== null;
        expect(added.by?.at.getTime() ?? null).toBe(since(arrived));
        expect(added.result === "undone").toBe(kind === "undo" && wasIn && !isIn);
        expect(added.result === "already_checked_in").toBe(kind === "in" && wasIn);
        expect(added.result === "checked_in").toBe(kind === "in" && !wasIn);
      }
      expect(log.size).toBe(all.length);
    }),
    { numRuns: 3000 },
  );
});
