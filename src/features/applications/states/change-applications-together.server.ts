import type { Db } from "../../../platform/db/client.server.ts";
import { sharedRoundsByGroup, sharedRoundsOn } from "../../../platform/db/sharing/shared-rounds.ts";
import {
  type ApplicationChange,
  type ChangeOutcome,
  changeApplications,
} from "./change-applications.server.ts";

const keyOf = ({ eventId, userId }: ApplicationChange) => `${eventId} ${userId}`;

const passing = sharedRoundsOn(
  (db: Db, changes: ApplicationChange[]) => changeApplications(db, changes, false),
  keyOf,
);

/** Of the ten connections that a process has for those who are signed in or write. */
const eventsWaitedFor = 4;

const waiting = sharedRoundsByGroup(
  (db: Db, changes: ApplicationChange[]) => changeApplications(db, changes, true),
  ({ eventId }) => eventId,
  { keyOf, atOnce: eventsWaitedFor },
);

/**
 * Changes applications of this process together, whatever their events, each with its mail: the transaction, the count of the
 * event and the version of the public data are written once for all of them. An event or a person that somebody else holds
 * keeps nobody waiting but those who change applications to this event, as many as they are over one connection.
 */
export async function changeTogether(db: Db, change: ApplicationChange): Promise<ChangeOutcome> {
  const passed = await passing(db, change);
  return passed.outcome === "busy" ? waiting(db, change) : passed;
}
