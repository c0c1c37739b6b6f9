import type { Db } from "../../../platform/db/client.server.ts";
import { sharedRoundsOn } from "../../../platform/db/shared-rounds.ts";
import {
  type ApplicationChange,
  type ChangeOutcome,
  changeApplications,
} from "./change-applications.server.ts";

const keyOf = ({ eventId, userId }: ApplicationChange) => `${eventId} ${userId}`;

type Change = (db: Db, change: ApplicationChange) => Promise<ChangeOutcome>;

const [passing, waiting] = [false, true].map((waits) =>
  sharedRoundsOn((db: Db, changes: ApplicationChange[]) => changeApplications(db, changes, waits), keyOf),
) as [Change, Change];

/**
 * Changes applications of this process together, whatever their events, each with its mail: the transaction, the count of the
 * event and the version of the public data are written once for all of them. An event or a person that somebody else holds
 * keeps nobody waiting but those who change applications to held events, as many as they are over one connection.
 */
export async function changeTogether(db: Db, change: ApplicationChange): Promise<ChangeOutcome> {
  const passed = await passing(db, change);
  return passed.outcome === "busy" ? waiting(db, change) : passed;
}
