import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { queueMailsTo } from "../../platform/mail/queue/queue-mail.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { isActiveSql } from "../../shared/application-states.ts";
import type { EventLifecycle } from "../events/events.server.ts";
import { eraseGuestsOf } from "./adding/erase-guest.server.ts";
import { notifyOfChanges } from "./changes/notify-of-changes.server.ts";
import { peopleOfHeldEvent } from "./changes/people-of-held-event.server.ts";
import { notifyOfCoHost } from "./joint-use/notify-of-co-host.server.ts";
import { eventCancelledMail } from "./mails/event-cancelled.mail.server.ts";
import { fillFreePlaces } from "./queue/fill-free-places.server.ts";

/**
 * An event with an active application stays. Whoever is concerned gets a mail of what became of theirs, and places that an edit has
 * made free go to those who wait.
 */
export const onEventChanged: EventLifecycle = {
  async onUpdated(tx, { eventId, now }) {
    await endOffersAtStart(tx, eventId);
    return fillFreePlaces(tx, eventId, now);
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
  onAbandoned: eraseGuestsOf,

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

  notifyOfChanges,
  onCoHostAccepted: notifyOfCoHost,
  ...peopleOfHeldEvent,
};

/** An event that is moved forward takes the end of its offers with it. */
async function endOffersAtStart(tx: Tx, eventId: number): Promise<void> {
  await sql`
    update applications a set offer_expires_at = e.start_at from events e
     where e.id = a.event_id and a.event_id = ${eventId} and a.state = 'offered' and a.offer_expires_at > e.start_at`.execute(
    tx,
  );
}
