import { supersedeMails } from "../../../platform/mail/queue/supersede-mails.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound, Problems } from "../../../shared/app-error.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { hasBegun } from "../availability/has-begun.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import type { LanguageMessage } from "../events.contract.ts";
import { eventCancelled } from "../mails/event-supersessions.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { eventLifecycle } from "./event-lifecycle.server.ts";

/**
 * Cancels an event that has not begun, for good. Mails that are no longer true do not leave, and later features tell whom it
 * concerns.
 */
export function cancelEvent(
  { db, clock, extensions }: Platform,
  id: number,
  { message, messages }: { message: string | null; messages: readonly LanguageMessage[] },
): Promise<void> {
  const now = clock.now();
  return inLockedEvent(db, id, async (tx) => {
    const event = await findEvent(tx, id);
    if (!event) throw notFound("event");
    if (event.cancelled_at) return;
    if (hasBegun(event.start_at, now)) throw invalid("start_at", "has_passed");
    const problems = new Problems();
    const languageIds = messages.map(({ language_id }) => language_id);
    await checkIdsExist(tx, "languages", "language_messages", languageIds, problems);
    problems.throwIfAny();
    await tx
      .updateTable("events")
      .set({
        cancelled_at: now,
        // Readers of a language in which nothing was written are told too.
        cancel_message: message || messages[0]?.message || null,
        cancel_messages: JSON.stringify(messages),
        calendar_sequence: event.calendar_sequence + 1,
        lock_version: event.lock_version + 1,
        updated_at: now,
      })
      .where("id", "=", id)
      .execute();
    await recordEventActivity(tx, id, "event.cancelled");
    await supersedeMails(tx, eventCancelled, id);
    for (const feature of extensions.of(eventLifecycle)) await feature.onCancelled?.(tx, id);
  });
}
