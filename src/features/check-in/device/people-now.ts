import type { ExpectedPerson } from "../log/check-ins.contract.ts";
import { type DeviceScan, isUnsent } from "./device-scan.ts";

/** Somebody on the list, with what this device has recorded and the server does not know yet. */
export interface PersonNow extends ExpectedPerson {
  /** Whether the state was recorded here and is not verified. */
  isUnverified: boolean;
}

/** The list that was taken along, and over it what is not sent, in the order in which it was recorded. */
export function peopleNow(people: readonly ExpectedPerson[], scans: readonly DeviceScan[]): PersonNow[] {
  const recorded = new Map<number, DeviceScan[]>();
  for (const scan of scans.filter(isUnsent).toSorted(byTime)) {
    if (scan.personId !== null) recorded.set(scan.personId, [...(recorded.get(scan.personId) ?? []), scan]);
  }
  return people.map((person) => {
    const own = recorded.get(person.application_id);
    if (!own) return { ...person, isUnverified: false };
    const checked_in_at = own.reduce<string | null>(
      (since, { kind, scanned_at }) => (kind === "undo" ? null : (since ?? scanned_at)),
      person.checked_in_at,
    );
    return { ...person, checked_in_at, isUnverified: true };
  });
}

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
