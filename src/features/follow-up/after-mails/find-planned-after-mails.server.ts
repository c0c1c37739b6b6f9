import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import type { EventMailLine } from "../../event-mail/event-mail.server.ts";
import { eventMissedMail } from "../mails/event-missed.mail.server.ts";
import { eventThanksMail } from "../mails/event-thanks.mail.server.ts";
import { afterMailsGoAtSql, areMailsPlannedSql } from "./after-mail-time.server.ts";

/** The mails after an event that are switched on and still to come. */
export async function findPlannedAfterMails(db: Db, eventId: number): Promise<EventMailLine[]> {
  const { rows } = await sql<{ at: Date; is_thanks_on: boolean; is_missed_on: boolean }>`
    select ${afterMailsGoAtSql} as at, f.is_thanks_on, f.is_missed_on
      from follow_up_mails f join events e on e.id = f.event_id
     where f.event_id = ${eventId} and ${areMailsPlannedSql()}`.execute(db);
  return rows.flatMap(({ at, is_thanks_on, is_missed_on }) =>
    [...(is_thanks_on ? [eventThanksMail] : []), ...(is_missed_on ? [eventMissedMail] : [])].map(
      ({ kind }): EventMailLine => ({
        source: "automatic",
        id: null,
        kind,
        title: null,
        at,
        state: "scheduled",
        reason: null,
        // Who came is known by then alone.
        recipients: null,
        sent: 0,
        failed: 0,
      }),
    ),
  );
}
