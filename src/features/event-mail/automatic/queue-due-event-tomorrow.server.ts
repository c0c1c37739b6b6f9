import { sql } from "kysely";
import { beginRuns } from "../../../platform/mail/queue/mail-runs.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { isAheadSql } from "../../events/events.server.ts";
import { eventTomorrowMail } from "../mails/event-tomorrow.mail.server.ts";
import { dayOfStart } from "./day-of-start.ts";

/** When the mail of the day before an event `e` goes. */
export const noonBeforeSql = sql<Date>`(${dayOfStart} - interval '12 hours') at time zone 'Asia/Tokyo'`;
const midnightBefore = sql`${dayOfStart} at time zone 'Asia/Tokyo'`;

/**
 * To those who are coming, at noon of the day before. Late, it still goes while "tomorrow" is true; an event that is moved to
 * another day is told of again on the day before that. Who applies after noon has just been told when it is.
 */
export async function queueDueEventTomorrow({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  await queueMailsTo(
    db,
    eventTomorrowMail,
    {
      payload: {},
      payloadColumns: { eventId: "event_id" },
      notBefore: now,
      before: sql`
        due as (
          select e.id, ${noonBeforeSql} as due_at from events e
           where ${isAheadSql(now)} and e.start_at < ${now}::timestamptz + interval '36 hours'
             and ${noonBeforeSql} <= ${now} and ${midnightBefore} > ${now}
             and not exists (
               select from mail_runs r
                where r.kind = ${eventTomorrowMail.kind} and r.subject = e.id and r.due_at = ${noonBeforeSql})
           for share of e skip locked
        ), run as (${beginRuns(eventTomorrowMail.kind, sql`select id, due_at from due`, now)})`,
    },
    sql`
      select a.user_id, a.event_id,
             a.event_id || ':' || to_char(run.due_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') || ':' || a.user_id as cause
        from run join applications a on a.event_id = run.subject
       where ${isComingSql("a")} and a.applied_at <= run.due_at`,
  );
}
