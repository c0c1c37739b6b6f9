import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { hasMailAddress } from "../../../platform/mail/queue/mail-address.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import { supersedeMails } from "../../../platform/mail/queue/supersede-mails.server.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import {
  type EventChange,
  isOnHoldSql,
  isPublishedForManagersSql,
  type PeopleTold,
  type SavedChanges,
  seriesChanged,
} from "../../events/events.server.ts";
import { drawPostponedMail } from "../mails/draw-postponed.mail.server.ts";
import { eventChangedMail } from "../mails/event-changed.mail.server.ts";
import { seriesChangedMail } from "../mails/series-changed.mail.server.ts";
import { reasonToNotify } from "./last-told.server.ts";
import { selectNotifiedOfChange, selectNotifiedOfMeeting } from "./notified-of-change.server.ts";

/**
 * The event by which the mails about a series know it, where a save is told of by such mails: where it changes several events, or
 * one of whose series such a mail waits. Null where it is told of as of one event.
 */
export async function findSeriesOfMails(tx: Tx, changes: readonly EventChange[]): Promise<number | null> {
  const eventId = changes[0]?.eventId ?? 0;
  const { rows } = await sql<{ id: number; waits: boolean }>`
    select first.id, exists (
             select from mails m
              where m.kind = ${seriesChangedMail.kind} and m.event_id = first.id and m.state = 'waiting') as waits
      from events e,
           lateral (select min(other.id) as id from events other where other.series_id = e.series_id) first
     where e.id = ${eventId} and first.id is not null`.execute(tx);
  const [series] = rows;
  return series && (changes.length > 1 || series.waits) ? series.id : null;
}

interface SeriesChanges extends SavedChanges {
  seriesEventId: number;
  notBefore: Date;
}

/**
 * One mail to each person whom several events of a series concern, and to the others the mail about one event. What waits of an
 * earlier save of the series comes along in the new mail.
 */
export async function notifyOfSeries(tx: Tx, series: SeriesChanges): Promise<PeopleTold> {
  const { changes, reason, seriesEventId, now, notBefore } = series;
  await supersedeMails(tx, seriesChanged, seriesEventId);
  const concerned = concernedOf(series);
  const why = reasonToNotify([seriesEventId, ...changes.map(({ eventId }) => eventId)], reason, now);
  const cause = changes.map(({ eventId, lockVersion }) => `${eventId}.${lockVersion}`).join("-");
  const toSeveral = await queueMailsTo(
    tx,
    seriesChangedMail,
    {
      payload: { seriesEventId },
      payloadColumns: { events: "events", reason: "reason" },
      cause: `${seriesEventId}:${cause}`,
      notBefore,
    },
    sql`select told.*, ${why} as reason from (
          select user_id,
               jsonb_agg(jsonb_build_object('eventId', event_id, 'before', times_before) order by start_at, event_id) as events
          from (${concerned}) as concerned group by user_id, held_event_id having count(*) > 1) as told`,
  );
  const toOne = sql`
    select user_id, min(event_id) as event_id, (array_agg(times_before))[1] as times_before, bool_and(is_draw) as is_draw
      from (${concerned}) as concerned group by user_id, held_event_id having count(*) = 1`;
  const ofMove = await queueMailsTo(
    tx,
    eventChangedMail,
    {
      payload: {},
      payloadColumns: { eventId: "event_id", before: "times_before", reason: "reason" },
      notBefore,
    },
    sql`select told.*, told.event_id || ':' || e.calendar_sequence || ':' || told.user_id as cause, ${why} as reason
          from (${toOne}) as told join events e on e.id = told.event_id where not is_draw`,
  );
  const ofDraw = await queueMailsTo(
    tx,
    drawPostponedMail,
    { payload: {}, payloadColumns: { eventId: "event_id" } },
    sql`select one.*, one.event_id || ':' || e.lock_version || ':' || one.user_id as cause
          from (${toOne}) as one join events e on e.id = one.event_id where is_draw`,
  );
  return { ofChange: toSeveral + ofMove, ofDraw };
}

/**
 * A query for each person and event of theirs that one of the changes, or one that was not told yet, concerns. `held_event_id`: that
 * event where it is on hold, so that its news is a mail of its own, which waits.
 */
function concernedOf({ changes, seriesEventId, now }: SeriesChanges): RawBuilder<unknown> {
  const untold = sql`
    select m.user_id, (told ->> 'eventId')::integer as event_id, nullif(told -> 'before', 'null') as times_before,
           false as is_draw, m.id as place
      from mails m, jsonb_array_elements(m.payload -> 'events') as told
     where m.kind = ${seriesChangedMail.kind} and m.event_id = ${seriesEventId} and m.state = 'skipped'
       and m.next_try_at > ${now}
    union all
    select m.user_id, m.event_id, nullif(m.payload -> 'before', 'null'), false, m.id
      from mails m
     where m.kind = ${eventChangedMail.kind} and m.state = 'skipped' and m.next_try_at > ${now}
       and m.event_id = any(${changes.flatMap(({ isMoved, eventId }) => (isMoved ? eventId : []))}::integer[])`;
  const parts = [untold, ...changes.flatMap(whomItConcerns)];
  return sql`
    select one.user_id, one.event_id, case when ${isOnHoldSql()} then e.id end as held_event_id, e.start_at, bool_and(one.is_draw) as is_draw,
           (array_agg(one.times_before order by one.place) filter (where one.times_before is not null))[1] as times_before
      from (${sql.join(parts, sql` union all `)}) as one
      join events e on e.id = one.event_id join users u on u.id = one.user_id
      join applications a on a.event_id = one.event_id and a.user_id = one.user_id and ${isActiveSql("a")}
     where ${isPublishedForManagersSql()} and ${mayAct("u")} and ${hasMailAddress("u")}
     group by one.user_id, one.event_id, e.id`;
}

function whomItConcerns(change: EventChange): RawBuilder<unknown>[] {
  const { eventId, before } = change;
  const place = sql`2147483647 as place`;
  const found: RawBuilder<unknown>[] = [];
  if (change.isMoved) {
    found.push(sql`
      select told.user_id, ${eventId}::integer as event_id, ${JSON.stringify(before)}::jsonb as times_before, false as is_draw,
             ${place}
        from (${selectNotifiedOfChange(eventId)}) as told`);
  } else if (change.isMeetingNew) {
    found.push(sql`
      select told.user_id, ${eventId}::integer, null::jsonb, false, ${place}
        from (${selectNotifiedOfMeeting(eventId)}) as told`);
  }
  if (change.isDrawMoved) {
    found.push(sql`
      select a.user_id, a.event_id, null::jsonb, true, ${place} from applications a
       where a.event_id = ${eventId} and a.state = 'entered' and a.user_id is not null`);
  }
  return found;
}
