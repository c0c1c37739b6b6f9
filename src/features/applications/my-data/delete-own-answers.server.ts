import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { inLockedEvent } from "../../events/events.server.ts";
import { eraseAnswers } from "../retention/erase-answers.server.ts";

/** Extension point: a person has what they told an event's hosts deleted; extensions erase theirs in its transaction. */
export const myAnswersDeletion = new ExtensionPoint<(tx: Tx, applicationId: number) => Promise<void>>(
  "a person deletes their answers",
);

/**
 * Erases what somebody answered to an event and what its hosts noted of them, at once; the application stays as it is. Again it is
 * harmless.
 * @throws `not_found` where they have never applied
 */
export function deleteOwnAnswers(
  { db, clock, extensions }: Platform,
  eventId: number,
  userId: number,
): Promise<void> {
  return inLockedEvent(db, eventId, async (tx) => {
    const application = await tx
      .selectFrom("applications")
      .select("id")
      .where("event_id", "=", eventId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!application) throw notFound("application");
    await eraseAnswers(tx, sql`select ${application.id}::integer`);
    for (const erase of extensions.of(myAnswersDeletion)) await erase(tx, application.id);
    await tx
      .updateTable("applications")
      .set({ answers_deleted_at: clock.now() })
      .where("id", "=", application.id)
      .execute();
  });
}
