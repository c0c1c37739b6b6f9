import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMails } from "../../../platform/mail/queue-mail.server.ts";
import { supersedeMails } from "../../../platform/mail/supersede-mails.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { eventChangedMail } from "../mails/event-changed.mail.server.ts";
import { eventMoved } from "../mails/event-supersessions.server.ts";

const waitMs = 10 * 60 * 1000;

/** One mail to everybody who is coming, once nobody has edited for ten minutes: it takes the place of one that waits. */
export async function queueChangeMails(
  tx: Tx,
  eventId: number,
  calendarSequence: number,
  now: Date,
): Promise<void> {
  await supersedeMails(tx, eventMoved, eventId);
  const applicants = await tx
    .selectFrom("applications")
    .select("user_id")
    .where("event_id", "=", eventId)
    .where(isComingSql("applications"))
    .execute();
  await queueMails(
    tx,
    eventChangedMail,
    {
      payload: { eventId },
      cause: `${eventId}:${calendarSequence}`,
      notBefore: new Date(now.getTime() + waitMs),
    },
    applicants.map(({ user_id }) => user_id),
  );
}
