import { type RawBuilder, sql } from "kysely";
import { isActiveSql } from "../../../shared/application-states.ts";
import { applicationsCloseAtSql, isWindowOpenSql } from "../../events/events.server.ts";
import { reminderTimeSql } from "./remind-later-time.server.ts";

/**
 * The statements `due` and `claimed` (event_id, user_id, set_at), as they stand behind `with`: who asked to be reminded of an
 * event and has not applied, each once. Never before everybody may apply. The time is asked of the event as it is now, so an
 * edit moves the reminder.
 */
export function claimDueReminders(now: Date): RawBuilder<unknown> {
  return sql`
        due as (
          select r.event_id, r.user_id from event_reminders r join events e on e.id = r.event_id
           where r.mailed_at is null and r.cancelled_at is null
             and ${isWindowOpenSql(now)}
             and greatest(e.priority_until_at, ${reminderTimeSql(applicationsCloseAtSql(), sql`r.set_at`)}) <= ${now}
             and not exists (
               select from applications a
                where a.event_id = e.id and a.user_id = r.user_id and ${isActiveSql("a")})
           for share of e skip locked for update of r skip locked
        ), claimed as (
          update event_reminders r set mailed_at = ${now} from due
           where r.event_id = due.event_id and r.user_id = due.user_id
          returning r.event_id, r.user_id, r.set_at
        )`;
}
