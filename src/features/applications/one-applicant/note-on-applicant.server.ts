import type { Db } from "../../../platform/db/client.server.ts";
import { recordEventActivity } from "../../events/events.server.ts";
import { lockApplicant } from "./lock-applicant.server.ts";

/** What managers of the event have to know of somebody, in place of what was noted before. An empty text leaves none. @throws `not_found` */
export function noteOnApplicant(
  db: Db,
  { eventId, userId }: { eventId: number; userId: number },
  text: string,
): Promise<{ user_id: number; note: string | null }> {
  return db.transaction().execute(async (tx) => {
    const { application_id } = await lockApplicant(tx, eventId, userId);
    if (text) {
      await tx
        .insertInto("application_notes")
        .values({ application_id, text })
        .onConflict((conflict) => conflict.column("application_id").doUpdateSet({ text }))
        .execute();
    } else {
      await tx.deleteFrom("application_notes").where("application_id", "=", application_id).execute();
    }
    await recordEventActivity(tx, eventId, "note.written", { personId: userId });
    return { user_id: userId, note: text || null };
  });
}
