import type { Executor } from "../../../platform/db/client.server.ts";
import type { Affiliation } from "../../accounts/accounts.contract.ts";
import { findAffiliations } from "../../affiliation/affiliation.server.ts";
import type { ParticipantRow } from "./find-participants.server.ts";

/** Universities that these participants have proved to be of, by the ids of the people. */
export function findAffiliationsOf(
  db: Executor,
  rows: readonly ParticipantRow[],
  now: Date,
): Promise<Map<number, Affiliation>> {
  return findAffiliations(
    db,
    rows.map(({ application }) => application.user_id),
    now,
  );
}
