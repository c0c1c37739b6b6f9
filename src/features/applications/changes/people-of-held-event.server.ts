import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { countRecipients, queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import {
  type EventLifecycle,
  type EventRelease,
  endsAtSql,
  isInSpanSql,
} from "../../events/events.server.ts";
import { eventOnHoldMail } from "../mails/event-on-hold.mail.server.ts";
import { notifyApplicants, withdrawNewsOfHold } from "./news-of-release.server.ts";
import { partHeldEventFromSeries } from "./part-held-event-from-series.server.ts";

type Part = "onHeld" | "onReleased" | "notifyOfRelease" | "countToldOfHold";

/** Time for the team to find that it was the wrong event before anybody hears of it. */
const delayMs = 10 * 60_000;

/** The part of a hold that concerns those who have applied: one mail each, offers that stand still, and news of a
 * series, which goes on without it. */
export const peopleOfHeldEvent: Required<Pick<EventLifecycle, Part>> = {
  async onHeld(tx, { eventIds, now }) {
    const notBefore = new Date(now.getTime() + delayMs);
    const cause = `${eventIds[0]}:${now.getTime()}`;
    const mail = { payload: {}, payloadColumns: { events: "events" }, cause, notBefore };
    const told = sql`
      select user_id, jsonb_agg(jsonb_build_object('eventId', event_id) order by start_at, event_id) as events
        from (${selectApplied(eventIds, now)}) as applied group by user_id`;
    await queueMailsTo(tx, eventOnHoldMail, mail, told);
    for (const eventId of eventIds) await partHeldEventFromSeries(tx, eventId);
  },

  onReleased: moveOffers,

  async notifyOfRelease(tx, { eventIds, now }) {
    await withdrawNewsOfHold(tx, eventIds);
    await notifyApplicants(tx, { eventIds, now, applied: selectApplied(eventIds, now) });
  },

  /** A person has one mail of all of them. */
  countToldOfHold: (db, eventIds, now) => countRecipients(db, selectApplied(eventIds, now)),
};

/** The people with an active application to an event that is not over, once for each event. */
function selectApplied(eventIds: readonly number[], now: Date): RawBuilder<unknown> {
  return sql`
    select a.user_id, a.event_id, e.start_at from applications a join events e on e.id = a.event_id
     where a.event_id = any (${eventIds}::integer[]) and a.user_id is not null and ${isActiveSql("a")}
       and e.cancelled_at is null and ${endsAtSql()} > ${now}`;
}

/** Nobody could accept in that time: the end of each offer comes so much later, at the start at the latest. */
async function moveOffers(tx: Tx, { eventId, since, standstillMs, now }: EventRelease): Promise<void> {
  await sql`
    update applications a
       set offer_expires_at = least(a.offer_expires_at + ${standstillMs}::double precision * interval '1 millisecond', e.start_at)
      from events e
     where e.id = a.event_id and a.event_id = ${eventId} and a.state = 'offered' and a.offer_expires_at > ${since}
       and ${isInSpanSql("upcoming", now)}`.execute(tx);
}
