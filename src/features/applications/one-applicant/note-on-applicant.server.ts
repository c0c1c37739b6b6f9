import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { AppError } from "../../../shared/app-error.ts";
import { recordEventActivity } from "../../events/events.server.ts";
import { requireWithinRetention } from "../retention/require-within-retention.server.ts";
import { lockApplicant } from "./lock-applicant.server.ts";

/**
 * Replaces the note that an event's managers have about somebody. An empty text leaves none.
 * @param before the note that its writer has read, which another one has not replaced meanwhile; undefined where that does not matter
 * @throws `not_found`, 422 `event` where the answers have gone, and `conflict` with the note as it is
 */
export function noteOnApplicant(
  db: Db,
  { eventId, userId }: { eventId: number; userId: number },
  text: string,
  now: Date,
  before?: string | null,
): Promise<{ user_id: number; note: string | null }> {
  return db.transaction().execute(async (tx) => {
    if (text) await requireWithinRetention(tx, eventId, now);
    const { application_id } = await lockApplicant(tx, eventId, userId);
    const note = await noteOf(tx, application_id);
    // The same text twice is no conflict: a lost answer may be sent again.
    if (before !== undefined && note !== (before || null) && note !== (text || null)) {
      const current = { user_id: userId, note };
      throw new AppError("conflict", { note: [{ code: "changed_by_someone_else" }] }, { current });
    }
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

/** Holds the application, so that two who write at once see each other also where there is no note yet. */
async function noteOf(tx: Tx, applicationId: number): Promise<string | null> {
  await tx.selectFrom("applications").select("id").where("id", "=", applicationId).forNoKeyUpdate().execute();
  const row = await tx
    .selectFrom("application_notes")
    .select("text")
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
  return row?.text ?? null;
}
