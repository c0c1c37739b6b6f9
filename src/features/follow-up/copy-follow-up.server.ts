import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";

/**
 * Gives a copy of an event the survey, the mails and the certificates that its original has prepared, as if they had just been set:
 * without answers, to be sent at the usual time. The original is locked.
 */
export async function copyFollowUp(
  tx: Tx,
  { eventId, copyId }: { eventId: number; copyId: number },
): Promise<void> {
  // Closed after it was open, a survey was over rather than not wanted; whether anybody has answered is not told.
  await sql`
    insert into surveys (event_id, is_anonymous, is_open, questions)
    select ${copyId}, is_anonymous,
           is_open or has_been_open, questions
      from surveys where event_id = ${eventId}`.execute(tx);
  await sql`
    insert into follow_up_mails (event_id, is_thanks_on, thanks_texts, is_missed_on, missed_texts)
    select ${copyId}, is_thanks_on, thanks_texts, is_missed_on, missed_texts
      from follow_up_mails where event_id = ${eventId}`.execute(tx);
  await sql`
    insert into certificate_offers (event_id)
    select ${copyId} from certificate_offers where event_id = ${eventId}`.execute(tx);
}
