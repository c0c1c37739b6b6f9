import { sql } from "kysely";
import { isActiveSql, isComingSql } from "../../shared/application-states.ts";
import { addDays, startOfDate, tokyoDate } from "../../shared/time/tokyo-date.ts";
import { awaitsDecisionSql, isOfferOverSql } from "../applications/applications.server.ts";
import { isCheckInTimeSql, isDrawAheadSql, isInSpanSql, takesPlaceSql } from "../events/events.server.ts";
import type { TodaySource } from "./today-source.server.ts";

/**
 * Until everybody who is expected is there. Where nobody has applied it stays: those who come are walk-ins, who are written down there too.
 */
const checkIn: TodaySource = (now) => sql`
  select e.id, e.acting_id, e.start_at as at, p.expected - p.arrived as count, null as tab
    from checked_in_at e cross join lateral (
      select count(*)::integer as expected, count(t.application_id)::integer as arrived
        from applications a left join attendances t on t.application_id = a.id
       where a.event_id = e.id and ${isComingSql("a")}) p
   where ${takesPlaceSql()} and ${isCheckInTimeSql(now)} and (p.expected = 0 or p.arrived < p.expected)`;

const decide: TodaySource = (now) => sql`
  select e.id, e.acting_id, e.start_at as at, count(*)::integer as count, null as tab
    from mine e join applications a on a.event_id = e.id
   where ${awaitsDecisionSql(now)}
   group by e.id, e.acting_id, e.start_at`;

const draw: TodaySource = (now) => sql`
  select e.id, e.acting_id, e.lottery_at as at,
         (select count(*)::integer from applications a where a.event_id = e.id and a.state = 'entered') as count, null as tab
    from mine e where ${isDrawAheadSql(now)}`;

const offers: TodaySource = (now) => sql`
  select e.id, e.acting_id, min(a.offer_expires_at) as at, count(*)::integer as count, null as tab
    from mine e join applications a on a.event_id = e.id
   where a.state = 'offered' and not ${isOfferOverSql(now)} and e.cancelled_at is null and ${isInSpanSql("upcoming", now)}
   group by e.id, e.acting_id`;

/** Since the day before began. Those who wait for a decision have a line of their own. */
const newApplications: TodaySource = (now) => sql`
  select e.id, e.acting_id, null::timestamptz as at, count(*)::integer as count, null as tab
    from mine e join applications a on a.event_id = e.id
   where a.applied_at >= ${startOfDate(addDays(tokyoDate(now), -1))} and ${isActiveSql("a")}
     and ${isInSpanSql("upcoming", now)} and e.cancelled_at is null and not ${awaitsDecisionSql(now)}
   group by e.id, e.acting_id`;

/** Lines about the people of an event. */
export const peopleSources = { check_in: checkIn, decide, draw, offers, new_applications: newApplications };
