import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import { takeEventOutOfMails } from "../../../platform/mail/queue/take-event-out-of-mails.server.ts";
import { eventOnHoldMail } from "../mails/event-on-hold.mail.server.ts";
import { eventReleasedMail } from "../mails/event-released.mail.server.ts";

/**
 * Takes back what waits to tell of a hold that has ended. It would be rendered to nothing by itself, but be true again if the event
 * were held once more.
 */
export async function withdrawNewsOfHold(tx: Tx, eventIds: readonly number[]): Promise<void> {
  for (const eventId of eventIds) {
    const { rows } = await sql<{ id: number }>`
      select m.id from mails m
       where m.kind = ${eventOnHoldMail.kind} and m.state = 'waiting' and ${tellsOf(sql`${eventId}::integer`)}
       order by m.id for update`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await takeEventOutOfMails(tx, ids, eventId);
  }
}

interface Released {
  eventIds: readonly number[];
  now: Date;
  /** A query with `user_id`, `event_id` and `start_at`. */
  applied: RawBuilder<unknown>;
}

/** One mail to each person who has applied to these events and was told that they are on hold; nobody else has to know that they were. */
export async function notifyApplicants(tx: Tx, { eventIds, now, applied }: Released): Promise<void> {
  const told = sql`
    select applied.user_id,
           jsonb_agg(jsonb_build_object('eventId', applied.event_id) order by applied.start_at, applied.event_id) as events
      from (${applied}) as applied
           cross join lateral (
             select max(m.id) filter (where m.kind = ${eventOnHoldMail.kind} and m.state in ('sending', 'sent')) as held,
                    max(m.id) filter (where m.kind = ${eventReleasedMail.kind} and m.state <> 'skipped') as released
               from mails m
              where m.user_id = applied.user_id and m.kind in (${eventOnHoldMail.kind}, ${eventReleasedMail.kind})
                and ${tellsOf(sql`applied.event_id`)}) as last
     where last.held > coalesce(last.released, 0)
     group by applied.user_id`;
  const cause = `${eventIds[0]}:${now.getTime()}`;
  await queueMailsTo(
    tx,
    eventReleasedMail,
    { payload: {}, payloadColumns: { events: "events" }, cause },
    told,
  );
}

/** Whether a mail `m` names an event among those that it tells of. */
const tellsOf = (event: RawBuilder<unknown>) =>
  sql`m.payload @> jsonb_build_object('events', jsonb_build_array(jsonb_build_object('eventId', ${event})))`;
