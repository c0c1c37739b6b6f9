import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { queueMails } from "../../platform/mail/queue-mail.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { isActiveSql, isComingSql } from "../../shared/application-states.ts";
import type { EventLifecycle } from "../events/events.server.ts";
import { eventCancelledMail } from "./mails/event-cancelled.mail.server.ts";
import { eventChangedMail } from "./mails/event-changed.mail.server.ts";
import { fillFreePlaces } from "./queue/fill-free-places.server.ts";

const waitMs = 10 * 60 * 1000;

/**
 * An event with an active application stays. Whoever is concerned gets a mail of what became of theirs, and places that an edit has
 * made free go to those who wait.
 */
export const followEvent: EventLifecycle = {
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

  /** Whoever has applied, also who has cancelled, did so on these terms. */
  async fixesSelection(tx, eventId) {
    const applied = await tx
      .selectFrom("applications")
      .select("id")
      .where("event_id", "=", eventId)
      .limit(1)
      .executeTakeFirst();
    return applied !== undefined;
  },

  /** One mail to everybody who has applied or wanted to be reminded. */
  async onCancelled(tx, eventId) {
    const mail = { payload: { eventId }, cause: String(eventId) };
    await queueMails(tx, eventCancelledMail, mail, await findConcerned(tx, eventId));
  },

  /** One mail to everybody who is coming, once nobody has edited for ten minutes: it takes the place of one that waits. */
  async onMoved(tx, { eventId, calendarSequence, now }) {
    const coming = await tx
      .selectFrom("applications")
      .select("user_id")
      .where("event_id", "=", eventId)
      .where(isComingSql("applications"))
      .execute();
    const notBefore = new Date(now.getTime() + waitMs);
    const mail = { payload: { eventId }, cause: `${eventId}:${calendarSequence}`, notBefore };
    await queueMails(
      tx,
      eventChangedMail,
      mail,
      coming.map(({ user_id }) => user_id),
    );
  },
};

/** An event that is moved forward takes the end of its offers with it. */
async function endOffersAtStart(tx: Tx, eventId: number): Promise<void> {
  await sql`
    update applications a set offer_expires_at = e.start_at from events e
     where e.id = a.event_id and a.event_id = ${eventId} and a.state = 'offered' and a.offer_expires_at > e.start_at`.execute(
    tx,
  );
}

async function findConcerned(tx: Tx, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from applications a where event_id = ${eventId} and ${isActiveSql("a")}
    union
    select user_id from event_reminders where event_id = ${eventId} and cancelled_at is null`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
