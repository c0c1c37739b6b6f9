import type { Db } from "../../../platform/db/client.server.ts";
import { requireVisibleEvent } from "../../events/events.server.ts";
import { type ApplicationRow, findApplication } from "../application-rows.server.ts";
import { decideToCancel } from "./decide-application.server.ts";
import { findApplicant, readApplicant } from "./read-applicant.server.ts";
import { settleApplication } from "./settle-application.server.ts";

/**
 * Until the start: organizers want to know late. Also where the event is not published any more; whoever has been offered a place
 * passes it on so. The answers stay for the table of those who cancelled.
 */
export async function cancelApplication(
  db: Db,
  eventId: number,
  userId: number,
  now: Date,
): Promise<ApplicationRow> {
  const asked = { eventId, userId };
  await settleApplication(db, eventId, async (tx) => {
    const facts = await (tx ? findApplicant(tx, asked) : readApplicant(db, asked));
    if (!facts.event || !facts.state) await requireVisibleEvent(tx ?? db, eventId, userId);
    return decideToCancel(facts, userId, now);
  });
  return (await findApplication(db, eventId, userId)) as ApplicationRow;
}
