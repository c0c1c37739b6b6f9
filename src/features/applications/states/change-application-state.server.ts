import type { Tx } from "../../../platform/db/client.server.ts";
import { type ApplicationState, holdsPlace, isActive } from "../../../shared/application-states.ts";
import { type FormerState, isAllowedTransition } from "./allowed-transitions.ts";

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
 * The only writer of an application's state. The caller has locked the event, so that nobody else changes it meanwhile; a
 * transition that is not allowed, or not from the state in the database, is a defect of the caller and undoes the transaction.
 */
export async function changeApplicationState(
  tx: Tx,
  applicant: Applicant,
  to: ApplicationState,
  now: Date,
): Promise<StateChange> {
  const { from } = applicant;
  if (!isAllowedTransition(from, to)) throw new Error(`An application cannot go from ${from} to ${to}.`);
  const written = await (from === undefined
    ? insert(tx, applicant, to, now)
    : update(tx, applicant, from, to, now));
  if (!written) throw new Error(`The application was no longer ${from}.`);
  return { applicationId: written.id, hasFreedPlace: holdsPlace(from) && !holdsPlace(to) };
}

function insert(tx: Tx, { eventId, userId }: Applicant, state: ApplicationState, now: Date) {
  return tx
    .insertInto("applications")
    .values({ event_id: eventId, user_id: userId, applied_at: now, state })
    .returning("id")
    .executeTakeFirst();
}

/** Applying again goes to the end of the list, with a calendar entry newer than the withdrawn one. */
function update(
  tx: Tx,
  { eventId, userId }: Applicant,
  from: ApplicationState,
  to: ApplicationState,
  now: Date,
) {
  return tx
    .updateTable("applications")
    .set((eb) => ({
      state: to,
      cancelled_at: isActive(to) ? null : now,
      calendar_sequence: eb("calendar_sequence", "+", 1),
      ...(isActive(to) && !isActive(from) && { applied_at: now }),
    }))
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
}
