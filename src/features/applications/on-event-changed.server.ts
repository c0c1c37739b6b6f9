import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { queueMailsTo } from "../../platform/mail/queue/queue-mail.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { isActiveSql, isComingSql } from "../../shared/application-states.ts";
import type { EventLifecycle, EventTimes } from "../events/events.server.ts";
import { eraseGuestsOf } from "./adding/erase-guest.server.ts";
import { drawPostponedMail } from "./mails/draw-postponed.mail.server.ts";
import { eventCancelledMail } from "./mails/event-cancelled.mail.server.ts";
import { eventChangedMail } from "./mails/event-changed.mail.server.ts";
import { selectNotifiedOfChange } from "./notified-of-change.server.ts";
import { fillFreePlaces } from "./queue/fill-free-places.server.ts";

const waitMs = 10 * 60 * 1000;

/**
 * An event with an active application stays. Whoever is concerned gets a mail of what became of theirs, and places that an edit has
 * made free go to those who wait.
 */
export const onEventChanged: EventLifecycle = {
  async onUpdated(tx, { eventId, now }) {
    await endOffersAtStart(tx, eventId);
    await fillFreePlaces(tx, eventId, now);
  },

  async checkRemovable(tx, eventId) {
    const active = await tx
      .selectFrom("applications")
      .select("id")
      .where("event_id", "=", eventId)
      .where(isActiveSql("applications"))
      .limit(1)
      .executeTakeFirst();
    if (active) throw invalid("event", "has_applicants");
  },

  /** Of who was added by hand nothing else is left than the cancelled application. */
  onRemoved: eraseGuestsOf,

  /** True once anybody has applied, also if they have cancelled: they did so on these terms. */
  async fixesSelection(tx, eventId) {
    const applied = await tx
      .selectFrom("applications")
      .select("id")
      .where("event_id", "=", eventId)
      .limit(1)
      .executeTakeFirst();
    return applied !== undefined;
  },

  /** One mail to everybody who has applied, has not been told that they are declined, or wanted to be reminded. */
  async onCancelled(tx, eventId) {
    await queueMailsTo(
      tx,
      eventCancelledMail,
      { payload: { eventId }, payloadColumns: { hadEntry: "had_entry" }, cause: String(eventId) },
      sql`
        select user_id, bool_or(had_entry) as had_entry from (
          select user_id, told_state = 'confirmed' as had_entry from applications a
           where event_id = ${eventId} and user_id is not null and (${isActiveSql("a")} or tell_at is not null)
          union all
          select user_id, false from event_reminders where event_id = ${eventId} and cancelled_at is null
        ) concerned group by user_id`,
    );
  },

  /** One mail to everybody who is entered; a later move takes its place while it waits. */
  async onDrawMoved(tx, { eventId, lockVersion }) {
    await queueMailsTo(
      tx,
      drawPostponedMail,
      { payload: { eventId }, cause: `${eventId}:${lockVersion}` },
      sql`select user_id from applications where event_id = ${eventId} and state = 'entered' and user_id is not null`,
    );
  },

  /** One mail to everybody who has applied, once nobody has edited for ten minutes: it takes the place of one that waits. */
  async onMoved(tx, { eventId, calendarSequence, before, now }) {
    await queueMailsTo(
      tx,
      eventChangedMail,
      {
        payload: { eventId },
        payloadColumns: { before: "times_before" },
        cause: `${eventId}:${calendarSequence}`,
        notBefore: new Date(now.getTime() + waitMs),
      },
      sql`select told.user_id, ${lastToldTimes(eventId, before, now)} as times_before
            from (${selectNotifiedOfChange(eventId)}) as told`,
    );
  },

  /** One mail to everybody who has been told of a place, for whom alone the address is, unless one of a move is on its way. */
  async onMeetingChanged(tx, { eventId, calendarSequence, now }) {
    await queueMailsTo(
      tx,
      eventChangedMail,
      {
        payload: { eventId },
        cause: `${eventId}:${calendarSequence}`,
        notBefore: new Date(now.getTime() + waitMs),
      },
      sql`select a.user_id from applications a
           where a.event_id = ${eventId} and ${isComingSql("a")} and a.told_state = 'confirmed'
             and not exists (
               select from mails m where m.kind = ${eventChangedMail.kind} and m.event_id = ${eventId}
                  and m.user_id = a.user_id and m.state = 'waiting')`,
    );
  },
};

/**
 * The times that a person who is `told` has last been told: where another change of the last ten minutes has not left yet, those
 * before it.
 */
function lastToldTimes(eventId: number, before: EventTimes, now: Date): RawBuilder<unknown> {
  return sql`coalesce((
    select m.payload -> 'before' from mails m
     where m.kind = ${eventChangedMail.kind} and m.event_id = ${eventId} and m.user_id = told.user_id
       and m.state = 'skipped' and m.next_try_at > ${now}
     order by m.id limit 1), ${JSON.stringify(before)}::jsonb)`;
}

/** An event that is moved forward takes the end of its offers with it. */
async function endOffersAtStart(tx: Tx, eventId: number): Promise<void> {
  await sql`
    update applications a set offer_expires_at = e.start_at from events e
     where e.id = a.event_id and a.event_id = ${eventId} and a.state = 'offered' and a.offer_expires_at > e.start_at`.execute(
    tx,
  );
}
