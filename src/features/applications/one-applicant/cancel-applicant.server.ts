import type { Db } from "../../../platform/db/client.server.ts";
import { inLockedEvent, recordEventActivity } from "../../events/events.server.ts";
import { type ApplicationRow, findApplication } from "../application-rows.server.ts";
import { decideToCancel } from "../applying/decide-application.server.ts";
import { findApplicant } from "../applying/read-applicant.server.ts";
import { settleInLockedEvent } from "../applying/settle-application.server.ts";

/**
 * Cancels somebody's application as they could themselves: their place goes on to who waits, in the same transaction. A mail tells them
 * with the message. Where it is over already, whoever ended it, nothing happens; they may apply again, unlike who was declined.
 * @throws `not_found`; 422 `event` once it has begun or is cancelled
 */
export async function cancelApplicant(
  db: Db,
  asked: { eventId: number; userId: number },
  message: string,
  now: Date,
): Promise<ApplicationRow> {
  const { eventId, userId } = asked;
  await inLockedEvent(db, eventId, async (tx) => {
    const settled = await settleInLockedEvent(tx, eventId, async () =>
      decideToCancel(await findApplicant(tx, asked), userId, now, { message }),
    );
    if (settled) await recordEventActivity(tx, eventId, "application.cancelled", { personId: userId });
  });
  return (await findApplication(db, eventId, userId)) as ApplicationRow;
}
