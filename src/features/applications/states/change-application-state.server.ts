import type { Tx } from "../../../platform/db/client.server.ts";
import { type ApplicationState, holdsPlace } from "../../../shared/application-states.ts";
import type { FormerState } from "./allowed-transitions.ts";
import { changeApplications } from "./change-applications.server.ts";

interface Applicant {
  eventId: number;
  userId: number;
  /** As read since the event was locked. */
  from: FormerState;
}

export interface StateChange {
  applicationId: number;
  /** Somebody else can have the place from now on. */
  hasFreedPlace: boolean;
}

/**
 * Changes one application for a caller who has locked the event, so that nobody else changes it meanwhile. A transition that is
 * not allowed, or not from the state in the database, is a defect of the caller and undoes the transaction.
 */
export async function changeApplicationState(
  tx: Tx,
  { eventId, userId, from }: Applicant,
  to: ApplicationState,
  at: Date,
): Promise<StateChange> {
  const change = { eventId, userId, eventVersion: null, from, sequence: null, to, at, answers: null };
  const [written] = await changeApplications(tx, [change], null, true);
  if (!written?.applicationId)
    throw new Error(`The application was no longer ${from}, or no place was free.`);
  return { applicationId: written.applicationId, hasFreedPlace: holdsPlace(from) && !holdsPlace(to) };
}
