import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { queueMails } from "../../../platform/mail/queue-mail.server.ts";
import { supersedeMails } from "../../../platform/mail/supersede-mails.server.ts";
import { invalid, notFound, Problems } from "../../../shared/app-error.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import { lockEvent } from "../event-locks.server.ts";
import { findEvent } from "../event-rows.server.ts";
import type { LanguageMessage } from "../events.contract.ts";
import { eventCancelledMail } from "../mails/event-cancelled.mail.server.ts";
import { eventCancelled } from "../mails/event-supersessions.server.ts";
import { hasBegun } from "../visibility/event-listing.ts";

/** Cancels an event that has not begun, for good: everybody who is coming or wanted to be reminded gets one mail. */
export function cancelEvent(
  db: Db,
  id: number,
  { message, messages }: { message: string | null; messages: readonly LanguageMessage[] },
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockEvent(tx, id);
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
    await supersedeMails(tx, eventCancelled, id);
    const mail = { payload: { eventId: id }, cause: String(id) };
    await queueMails(tx, eventCancelledMail, mail, await findConcerned(tx, id));
  });
}

async function findConcerned(tx: Tx, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from applications a where event_id = ${eventId} and ${isActiveSql("a")}
    union
    select user_id from event_reminders where event_id = ${eventId} and cancelled_at is null`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
