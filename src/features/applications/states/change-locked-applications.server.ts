import type { Tx } from "../../../platform/db/client.server.ts";
import type { ApplicationChange } from "./change-applications.server.ts";
import { changeApplications } from "./change-applications.server.ts";

/** Of the event's facts nothing matters to it, and what was read of the application holds while the event is locked. */
type LockedChange = Pick<ApplicationChange, "eventId" | "userId" | "from" | "to" | "news" | "at"> &
  Partial<ApplicationChange>;

/**
 * Changes applications for a caller who has locked their event, so that nobody else changes them meanwhile, and who fills the
 * places that fall free (`fillFreePlaces`) before the transaction ends. A transition that is not allowed, or not from the state in
 * the database, is a defect of the caller and undoes the transaction.
 */
export async function changeLockedApplications(tx: Tx, changes: readonly LockedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const complete = changes.map((change) => ({
    eventVersion: null,
    sequence: null,
    answers: null,
    fillsPlaces: true,
    ...change,
  }));
  const written = await changeApplications(tx, complete, true);
  const lost = written.findIndex(({ applicationId }) => applicationId === null);
  if (lost !== -1) {
    throw new Error(`The application was no longer ${complete[lost]?.from}, or no place was free.`);
  }
}
