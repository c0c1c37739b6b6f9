import { sql } from "kysely";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { EventLifecycle } from "../../events/events.server.ts";
import { coHostJoinedMail } from "../mails/co-host-joined.mail.server.ts";
import { isWithinRetentionSql } from "../retention/events-over-time.server.ts";

/**
 * One mail to everybody who has applied, in any state: all of them are in the lists that a co-host reads from the end of this transaction
 * on. None once the answers have gone.
 */
export const notifyOfCoHost: NonNullable<EventLifecycle["onCoHostAccepted"]> = async (
  tx,
  { eventId, organizationId, now },
) => {
  const since = now.toISOString();
  await queueMailsTo(
    tx,
    coHostJoinedMail,
    { payload: { eventId, organizationId, since }, cause: `${eventId}:${organizationId}:${since}` },
    sql`select a.user_id from applications a
          join events e on e.id = a.event_id join organizations o on o.id = e.owner_organization_id
         where a.event_id = ${eventId} and ${isWithinRetentionSql(now)}`,
  );
};
