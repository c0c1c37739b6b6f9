import { type RawBuilder, sql } from "kysely";
import type { ChangeReason, EventTimes } from "../../events/events.server.ts";
import { eventChangedMail } from "../mails/event-changed.mail.server.ts";
import { seriesChangedMail } from "../mails/series-changed.mail.server.ts";

/**
 * The times that a person who is `told` has last been told: where another change of the last ten minutes has not left yet, those
 * before it.
 */
export function lastToldTimes(eventId: number, before: EventTimes, now: Date): RawBuilder<unknown> {
  return sql`coalesce((
    select m.payload -> 'before' from mails m
     where m.kind = ${eventChangedMail.kind} and m.event_id = ${eventId} and m.user_id = told.user_id
       and m.state = 'skipped' and m.next_try_at > ${now}
     order by m.id limit 1), ${JSON.stringify(before)}::jsonb)`;
}

/**
 * Why, for a person who is `told`: where this save says nothing of it, what an earlier one said that has not left yet.
 * @param eventIds by which the mails know the events
 */
export function reasonToNotify(
  eventIds: readonly number[],
  reason: ChangeReason | null,
  now: Date,
): RawBuilder<unknown> {
  if (reason) return sql`${JSON.stringify(reason)}::jsonb`;
  return sql`(
    select m.payload -> 'reason' from mails m
     where m.kind in (${eventChangedMail.kind}, ${seriesChangedMail.kind}) and m.event_id = any(${eventIds}::integer[])
       and m.user_id = told.user_id and m.state = 'skipped' and m.next_try_at > ${now}
       and jsonb_typeof(m.payload -> 'reason') = 'object'
     order by m.id desc limit 1)`;
}
