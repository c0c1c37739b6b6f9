import { sql } from "kysely";
import { beginRuns, dueOnce, findLastRun } from "../../../platform/mail/queue/mail-runs.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { weeklyTime } from "../../../shared/time/weekly.ts";
import { applicationsCloseAtSql, isListedForSql, offersPlacesSql } from "../../events/events.server.ts";
import { newsletterMail } from "../mails/newsletter.mail.server.ts";

const thursday = 4;
const hour = 18;
const eventsInOne = 10;
const weekMs = 7 * dayMs;

/**
 * Thursdays at six, to confirmed users of a university: the events for it that can be applied to and close within two weeks,
 * soonest first; and to all who have saved a search to hear of. Whether these searches found something new since the last time
 * is asked when the mail leaves. Who has nothing to hear gets no mail.
 */
export async function queueDueNewsletters({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const dueAt = weeklyTime(now, thursday, hour);
  if (!dueAt) return;
  const last = await findLastRun(db, newsletterMail.kind);
  if (last && last >= dueAt) return;
  const since = last ?? new Date(dueAt.getTime() - weekMs);
  await queueMailsTo(
    db,
    newsletterMail,
    {
      payload: { since: since.toISOString(), until: dueAt.toISOString() },
      payloadColumns: { eventIds: "ids" },
      cause: dueAt.toISOString(),
      notBefore: now,
      before: sql`
        run as (${beginRuns(newsletterMail.kind, dueOnce(dueAt), now)}), on_offer as materialized (
          select t.university_id, e.id, ${applicationsCloseAtSql()} as closes_at
            from events e join event_target_universities t on t.event_id = e.id
           where ${offersPlacesSql(now)} and ${isListedForSql(sql`t.university_id`)}
             and ${applicationsCloseAtSql()} <= ${now}::timestamptz + interval '14 days'
        )`,
    },
    sql`
      select reader.id as user_id, coalesce(chosen.ids, '[]') as ids
        from run, users reader
        cross join lateral (
          select jsonb_agg(id order by place) as ids from (
            select o.id, row_number() over (order by o.closes_at, o.id) as place from on_offer o
             where o.university_id = reader.university_id
               and not exists (
                 select from applications a
                  where a.event_id = o.id and a.user_id = reader.id and ${isActiveSql("a")})
             order by o.closes_at, o.id limit ${eventsInOne}) soonest
        ) chosen
       where reader.wants_newsletter and reader.email_confirmed_at is not null and ${mayAct("reader")}
         and (chosen.ids is not null
              or exists (select from saved_searches s where s.user_id = reader.id and s.is_mailed))`,
  );
}
