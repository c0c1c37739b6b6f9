import type { Db } from "../../../platform/db/client.server.ts";
import { type ApplicationRow, findApplication } from "../application-rows.server.ts";
import { decideToAcceptOffer } from "../applying/decide-application.server.ts";
import { findApplicant, readApplicant } from "../applying/read-applicant.server.ts";
import { settleApplication } from "../applying/settle-application.server.ts";

/** Takes the place that is kept for somebody; it may come after the deadline for applications, since it is none. */
export async function acceptOffer(
  db: Db,
  eventId: number,
  userId: number,
  now: Date,
): Promise<ApplicationRow> {
  const asked = { eventId, userId };
  await settleApplication(db, eventId, async (tx) =>
    decideToAcceptOffer(await (tx ? findApplicant(tx, asked) : readApplicant(db, asked)), userId, now),
  );
  return (await findApplication(db, eventId, userId)) as ApplicationRow;
}
