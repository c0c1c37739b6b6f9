import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import { takeEventOutOfMails } from "../../../platform/mail/queue/take-event-out-of-mails.server.ts";
import { drawPostponedMail } from "../mails/draw-postponed.mail.server.ts";
import { eventChangedMail } from "../mails/event-changed.mail.server.ts";
import { seriesChangedMail } from "../mails/series-changed.mail.server.ts";

/**
 * Takes an event that is held from now on out of the mails about its series that wait. Its news becomes a mail of its own, as late as
 * the other would have left, which waits for the release or is given up there as any mail about the event; what is said of other
 * events goes on without it.
 */
export async function partHeldEventFromSeries(tx: Tx, eventId: number): Promise<void> {
  const about = JSON.stringify({ events: [{ eventId }] });
  // Locked by a statement of their own: what a save of the series has written meanwhile is seen by the next ones.
  const { rows } = await sql<{ id: number; next_try_at: Date }>`
    select m.id, m.next_try_at from mails m
     where ${waiting(eventId)} and m.payload @> ${about}::jsonb order by m.id for update`.execute(tx);
  if (rows.length === 0) return;
  const notBefore = new Date(Math.max(...rows.map(({ next_try_at }) => next_try_at.getTime())));
  const told = sql`
    select m.user_id, m.payload -> 'reason' as reason, told.before, ${eventId} || ':series:' || m.id as cause,
           told.before is null and a.state = 'entered' as is_draw
      from mails m
           cross join lateral (
             select nullif(one -> 'before', 'null') as before from jsonb_array_elements(m.payload -> 'events') as one
              where (one ->> 'eventId')::integer = ${eventId}) as told
           join applications a on a.event_id = ${eventId} and a.user_id = m.user_id
     where ${waiting(eventId)}`;
  await queueMailsTo(
    tx,
    eventChangedMail,
    { payload: { eventId }, payloadColumns: { before: "before", reason: "reason" }, notBefore },
    sql`select * from (${told}) as told where not is_draw`,
  );
  await queueMailsTo(
    tx,
    drawPostponedMail,
    { payload: { eventId }, notBefore },
    sql`select * from (${told}) as told where is_draw`,
  );
  await takeEventOutOfMails(
    tx,
    rows.map(({ id }) => id),
    eventId,
  );
}

/** A mail `m` about the series of an event that has not left yet. */
const waiting = (eventId: number) => sql`
  m.kind = ${seriesChangedMail.kind} and m.state = 'waiting'
    and m.event_id = (select min(first.id) from events e join events first on first.series_id = e.series_id
                       where e.id = ${eventId})`;
