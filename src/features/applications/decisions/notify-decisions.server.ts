import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { applicationNewsMail } from "../mails/application-news.mail.server.ts";
import { decidable } from "./decision-outcome.ts";

/**
 * Writes the mails of organizers' decisions that can no longer be undone unnoticed, event by event. Nothing is written where the
 * decisions ended in the state of which the person had been told, nor about a cancelled event, which has a mail of its own. Any
 * number of processes may do so: an event that another one holds comes with the next sweep.
 */
export async function notifyDecisions({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ event_id: number }>`
    select distinct event_id from applications where tell_at <= ${now}`.execute(db);
  for (const { event_id: eventId } of rows) {
    await db.transaction().execute((tx) => notifyDecisionsOf(tx, eventId, now));
  }
}

async function notifyDecisionsOf(tx: Tx, eventId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ is_cancelled: boolean }>`
    select cancelled_at is not null as is_cancelled from events where id = ${eventId}
       for no key update skip locked`.execute(tx);
  const [event] = rows;
  if (!event) return;
  const news = sql`${JSON.stringify(decidable)}::jsonb -> state ->> 'news'`;
  await queueMailsTo(
    tx,
    applicationNewsMail,
    {
      payload: {},
      payloadColumns: { eventId: "event_id", news: "news", hadEntry: "had_entry" },
      notBefore: now,
      before: sql`
        due as (
          select id, user_id, event_id, state, told_state, calendar_sequence from applications
           where event_id = ${eventId} and tell_at <= ${now}
        ), told as (
          update applications a
             set tell_at = null, told_state = case when ${event.is_cancelled} then a.told_state else due.state end
            from due where a.id = due.id
        ), no_longer_needed as (
          delete from accommodation_requests r using due where r.application_id = due.id and due.state = 'declined'
        )`,
    },
    sql`
      select user_id, event_id, told_state = 'confirmed' as had_entry, id || ':' || calendar_sequence as cause,
             ${news} as news
        from due
       where state <> told_state and ${news} is not null and not ${event.is_cancelled}`,
  );
}
