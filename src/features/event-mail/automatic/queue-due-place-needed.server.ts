import { sql } from "kysely";
import { beginRuns } from "../../../platform/mail/queue/mail-runs.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { isAheadSql } from "../../events/events.server.ts";
import { placeNeededMail } from "../mails/place-needed.mail.server.ts";
import { dayOfStart } from "./day-of-start.ts";

/**
 * To those who are coming while others wait, at noon five days before the event; two days before where nobody waited by then or the
 * event was nearer. Late, it still goes that day. A run is begun where nobody waits, too, so that it is looked at noon alone.
 */
export async function queueDuePlaceNeeded({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  await queueMailsTo(
    db,
    placeNeededMail,
    {
      payload: {},
      payloadColumns: { eventId: "event_id" },
      notBefore: now,
      before: sql`
        due as (
          select e.id, noon.due_at, e.waiting_count > 0 as is_wanted
            from events e
           cross join (values (5), (2)) as days (before)
           cross join lateral (
             select (${dayOfStart} - make_interval(days => days.before) + interval '12 hours')
                    at time zone 'Asia/Tokyo' as due_at) noon
           where ${isAheadSql(now)} and e.start_at < ${now}::timestamptz + interval '6 days'
             and (e.has_waiting_list or e.waiting_count > 0)
             and noon.due_at <= ${now} and noon.due_at + interval '12 hours' > ${now}
             and not exists (
               select from mail_runs r
                where r.kind = ${placeNeededMail.kind} and r.subject = e.id and r.due_at = noon.due_at)
           for share of e skip locked
        ), run as (${beginRuns(placeNeededMail.kind, sql`select id, due_at from due`, now)})`,
    },
    sql`
      select a.user_id, a.event_id, a.event_id || ':' || a.user_id as cause
        from run
        join due on due.id = run.subject and due.is_wanted
        join applications a on a.event_id = run.subject
       where ${isComingSql("a")} and a.told_state = 'confirmed'
         and not exists (
           select from mails m where m.event_id = a.event_id and m.kind = ${placeNeededMail.kind})`,
  );
}
