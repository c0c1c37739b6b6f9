import { addToLog, emptyLog, type LogEntry, type TicketLog } from "../log/check-in-log.ts";
import type { ExpectedPerson } from "../log/check-ins.contract.ts";
import { type DeviceScan, isUnsent } from "./device-scan.ts";

/** Somebody on the list, with what this device has recorded and the server does not know yet. */
export interface PersonNow extends ExpectedPerson {
  /** Whether the state was recorded here and is not verified. */
  isUnverified: boolean;
}

/** The list that was taken along, and over it what is not sent: as the server's log will say once it is. */
export function peopleNow(people: readonly ExpectedPerson[], scans: readonly DeviceScan[]): PersonNow[] {
  const recorded = Map.groupBy(scans.filter(isUnsent).toSorted(byTime), ({ personId }) => personId);
  return people.map((person) => {
    const mine = recorded.get(person.application_id);
    if (!mine) return { ...person, isUnverified: false };
    const { ins } = mine.reduce(
      (log, { kind, scanned_at }) => addToLog(log, entry(kind, scanned_at)).log,
      logOf(person.checked_in_at),
    );
    return { ...person, checked_in_at: ins[0]?.scannedAt ?? null, isUnverified: true };
  });
}

type Entry = LogEntry & { scannedAt: string };
const entry = (kind: Entry["kind"], scannedAt: string): Entry => ({
  kind,
  at: new Date(scannedAt),
  scannedAt,
});

/** What the list says of a ticket's log. */
const logOf = (checkedInAt: string | null): TicketLog<Entry> =>
  checkedInAt === null ? emptyLog : { ...emptyLog, ins: [entry("in", checkedInAt)] };

/** The list after the server has answered a scan; the same list where it says nothing of anybody there. */
export function withAnswer(
  people: readonly ExpectedPerson[],
  { answer }: Pick<DeviceScan, "answer">,
): readonly ExpectedPerson[] {
  const id = answer?.application?.id;
  const counts = ["checked_in", "already_checked_in", "undone", "not_checked_in"];
  if (!answer || id === undefined || !counts.includes(answer.result)) return people;
  const checked_in_at = answer.checked_in_at ?? null;
  return people.map((person) => (person.application_id === id ? { ...person, checked_in_at } : person));
}

const byTime = (one: DeviceScan, other: DeviceScan) => one.scanned_at.localeCompare(other.scanned_at);
