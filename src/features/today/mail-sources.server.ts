import { sql } from "kysely";
import { isActiveSql } from "../../shared/application-states.ts";
import { isMailPlannedSql } from "../event-mail/event-mail.server.ts";
import { isAheadSql } from "../events/events.server.ts";
import { afterMailsGoAtSql, areMailsPlannedSql } from "../follow-up/follow-up.server.ts";
import type { TodaySource } from "./today-source.server.ts";

/** One line: the first over all events that organizers have set. */
const mailNext: TodaySource = (now) => sql`
  select id, acting_id, at, null::integer as count, tab from (
    select e.id, e.acting_id, m.send_at as at, 'announce' as tab
      from mine e join announcements m on m.event_id = e.id where ${isMailPlannedSql("announcement", now)}
    union all
    select e.id, e.acting_id, m.send_at, 'remind'
      from mine e join reminder_mails m on m.event_id = e.id where ${isMailPlannedSql("reminder", now)}
    union all
    select e.id, e.acting_id, ${afterMailsGoAtSql}, 'after'
      from mine e join follow_up_mails f on f.event_id = e.id where ${areMailsPlannedSql()}
  ) planned order by at, id limit 1`;

/**
 * People whom mails of the last week did not reach, and applicants to whose addresses none goes any more. A mail that failed is told
 * of for a week: nobody can do more about it than write it down. A cancelled event has its list alone.
 */
const mailFailed: TodaySource = (now) => sql`
  select id, acting_id, null::timestamptz as at, count(distinct person)::integer as count,
         case when is_cancelled then 'list' else coalesce(min(tab), 'list') end as tab
    from (
      select e.id, e.acting_id, e.cancelled_at is not null as is_cancelled, coalesce(m.user_id::text, m.address) as person,
             case when m.announcement_id is not null then 'announce' 
                  when m.reminder_mail_id is not null or m.applicant_mail_id is not null then 'remind' end as tab
        from mine e join mails m on m.event_id = e.id
       where m.state = 'failed' and m.created_at > ${now}::timestamptz - interval '7 days'
      union all
      select e.id, e.acting_id, e.cancelled_at is not null, a.user_id::text, null
        from mine e
        join applications a on a.event_id = e.id
        join users u on u.id = a.user_id
        join suppressed_addresses s on s.address = lower(coalesce(u.email, u.guest_email))
       where ${isActiveSql("a")} and ${isAheadSql(now)}
    ) unreached
   where person is not null
   group by id, acting_id, is_cancelled`;

/** Mails to the people of an event: those that go next, and those that did not arrive. */
export const mailSources = { mail_next: mailNext, mail_failed: mailFailed };
