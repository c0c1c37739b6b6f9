import fc from "fast-check";
import { expect, it } from "vitest";
import { addToLog, checkedInBy, type LogEntry } from "./check-in-log.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 9, minute));
const entry = (kind: LogEntry["kind"], minute: number): LogEntry => ({ kind, at: at(minute) });
const minuteOf = (log: LogEntry[]) => checkedInBy(log)?.at.getUTCMinutes() ?? null;

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
  const result = (log: LogEntry[], scan: LogEntry) => addToLog(log, scan).result;
  expect(result([], entry("in", 3))).toBe("checked_in");
  expect(result([entry("in", 5)], entry("in", 3))).toBe("already_checked_in");
  expect(result([entry("in", 5)], entry("undo", 6))).toBe("undone");
  expect(result([entry("in", 5)], entry("undo", 4))).toBe("not_checked_in");
  expect(result([], entry("undo", 4))).toBe("not_checked_in");
});

const scans = fc.uniqueArray(
  fc.record({ kind: fc.constantFrom("in" as const, "undo" as const), at: fc.integer({ min: 0, max: 5000 }) }),
  { selector: (scan) => scan.at, maxLength: 12 },
);

/** By the sentence alone: the last undo, and the first check-in behind it. */
function since(all: { kind: string; at: number }[]): number | null {
  const lastUndo = Math.max(-1, ...all.flatMap((scan) => (scan.kind === "undo" ? [scan.at] : [])));
  const after = all.flatMap((scan) => (scan.kind === "in" && scan.at > lastUndo ? [scan.at] : []));
  return after.length > 0 ? Math.min(...after) : null;
}

it("in whatever order the devices send their scans, the same log follows", () => {
  fc.assert(
    fc.property(
      scans.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, arrived]) => {
        const log = arrived.map(({ kind, at: time }) => ({ kind, at: new Date(time) }));
        expect(checkedInBy(log)?.at.getTime() ?? null).toBe(since(all));
      },
    ),
    { numRuns: 2000 },
  );
});

it("the answers tell of each arrival how the state has changed since the one before", () => {
  fc.assert(
    fc.property(scans, (all) => {
      let log: LogEntry[] = [];
      for (const { kind, at: time } of all) {
        const wasIn = checkedInBy(log) !== null;
        const scan = { kind, at: new Date(time) };
        const { result, by } = addToLog(log, scan);
        log = [...log, scan];
        expect(by).toEqual(checkedInBy(log));
        if (result === "undone") expect([wasIn, by]).toEqual([true, null]);
        if (result === "already_checked_in") expect(wasIn).toBe(true);
        if (result === "checked_in") expect(wasIn).toBe(false);
      }
    }),
    { numRuns: 1000 },
  );
});
