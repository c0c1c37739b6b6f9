import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { lockActiveUser } from "../../accounts/accounts.server.ts";
import { lockEventForShare, recordEventActivity, refuseSuspendedOwner } from "../../events/events.server.ts";
import { checkLanguagesExist } from "../delivery/check-languages-exist.server.ts";
import {
  recipientsSql,
  requireKnownRecipients,
  storedRecipients,
} from "../delivery/chosen/chosen-recipients.server.ts";
import { limitRecipients } from "../delivery/limit-recipients.server.ts";
import { applicantMessageMail } from "../mails/applicant-message.mail.server.ts";
import type { MessageIn } from "./applicant-mails.contract.ts";

interface SentMessage {
  id: number;
  recipients_count: number;
}

/**
 * Writes a message and its mails. Who gets it is settled here, by what is true of people now; the mail looks again when it leaves. A
 * nonce counts once, also of two calls at the same moment.
 */
export function sendApplicantMail(
  platform: Platform,
  { eventId, senderId, now }: { eventId: number; senderId: number; now: Date },
  message: MessageIn,
): Promise<SentMessage> {
  return platform.db.transaction().execute(async (tx) => {
    // Held, so that a cancelling finds all of the mails.
    await lockEventForShare(tx, eventId);
    await requireTakingPlace(tx, eventId);
    await refuseSuspendedOwner(tx, eventId);
    await checkLanguagesExist(tx, "language_texts", message.language_texts);
    await lockActiveUser(tx, senderId);
    const { title, custom_body, language_texts, nonce } = message;
    const recipients = storedRecipients(message);
    const { user_ids: _, ...condition } = recipients;
    const made = await tx
      .insertInto("applicant_mails")
      .values({
        event_id: eventId,
        sender_id: senderId,
        title,
        body: custom_body,
        language_texts: JSON.stringify(language_texts ?? []),
        ...condition,
        sent_at: now,
        ...(nonce && { nonce }),
      })
      .onConflict((conflict) => conflict.constraint("applicant_mails_nonce_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) return findByNonce(tx, eventId, nonce as string);
    await requireKnownRecipients(tx, eventId, recipients);
    const recipients_count = await queueMailsTo(
      tx,
      applicantMessageMail,
      { payload: { eventId, applicantMailId: made.id }, cause: String(made.id), notBefore: now },
      recipientsSql(eventId, recipients),
    );
    if (recipients_count === 0) throw invalid(choiceOf(message), "nobody_there");
    await limitRecipients(tx, platform, { eventId, count: recipients_count, now });
    await recordEventActivity(tx, eventId, "message.sent", { details: { count: recipients_count } });
    return tx
      .updateTable("applicant_mails")
      .set({ recipients_count })
      .where("id", "=", made.id)
      .returning(["id", "recipients_count"])
      .executeTakeFirstOrThrow();
  });
}

/** Of a cancelled event its people have been told; nothing else goes to them. */
async function requireTakingPlace(tx: Tx, eventId: number): Promise<void> {
  const event = await tx
    .selectFrom("events")
    .select("cancelled_at")
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (!event) throw notFound("event");
  if (event.cancelled_at) throw invalid("event", "is_cancelled");
}

function findByNonce(tx: Tx, eventId: number, nonce: string): Promise<SentMessage> {
  return tx
    .selectFrom("applicant_mails")
    .select(["id", "recipients_count"])
    .where("event_id", "=", eventId)
    .where("nonce", "=", nonce)
    .executeTakeFirstOrThrow();
}

/** The field in which a message says to whom it goes. */
function choiceOf({ user_ids, option_id, attendance }: MessageIn) {
  if (user_ids) return "user_ids";
  if (option_id) return "option_id";
  return attendance ? "attendance" : "states";
}
