import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { invalid, Problems } from "../../../shared/app-error.ts";
import {
  endsAt,
  lockEventForShare,
  recordEventActivity,
  refuseSuspendedOwner,
} from "../../events/events.server.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import type { AfterMailsIn } from "./after-mails.contract.ts";
import { findAfterMailFacts, findAfterMailSettings } from "./find-after-mails.server.ts";

/**
 * Sets what was sent along, while the mails are not sent; they are due again where nobody was there to get them. With an old
 * `lock_version` it writes nothing and answers `stale`.
 */
export function setAfterMails(
  db: Db,
  eventId: number,
  sent: AfterMailsIn,
  now: Date,
): Promise<"set" | "stale"> {
  return db.transaction().execute(async (tx) => {
    await lockEventForShare(tx, eventId);
    await refuseSuspendedOwner(tx, eventId);
    await sql`
      insert into follow_up_mails (event_id, lock_version) values (${eventId}, 0)
      on conflict do nothing`.execute(tx);
    await tx
      .selectFrom("follow_up_mails")
      .select("event_id")
      .where("event_id", "=", eventId)
      .forUpdate()
      .execute();
    const saved = await findAfterMailSettings(tx, eventId);
    if (saved.sent_at) throw invalid("sent_at", "mail_was_sent");
    if (sent.lock_version !== undefined && sent.lock_version !== saved.lock_version) return "stale";
    const isMoved = sent.send_at !== undefined && sent.send_at?.getTime() !== saved.send_at?.getTime();
    await checkAfterMails(tx, eventId, { ...sent, send_at: isMoved ? sent.send_at : undefined }, now);
    const { thanks, missed, send_at } = sent;
    await tx
      .updateTable("follow_up_mails")
      .set({
        is_thanks_on: thanks?.is_on ?? saved.is_thanks_on,
        thanks_texts: JSON.stringify(thanks?.texts ?? saved.thanks_texts),
        is_missed_on: missed?.is_on ?? saved.is_missed_on,
        missed_texts: JSON.stringify(missed?.texts ?? saved.missed_texts),
        ...(send_at !== undefined && { send_at }),
        skipped_at: null,
        skip_reason: null,
        lock_version: saved.lock_version + 1,
      })
      .where("event_id", "=", eventId)
      .execute();
    await recordEventActivity(tx, eventId, "after_mails.changed");
    return "set";
  });
}

async function checkAfterMails(
  tx: Tx,
  eventId: number,
  { thanks, missed, send_at }: AfterMailsIn,
  now: Date,
): Promise<void> {
  const problems = new Problems();
  if (send_at && send_at < now) problems.add("send_at", "must_be_future");
  else if (send_at && send_at < endsAt(await findAfterMailFacts(tx, eventId))) {
    problems.add("send_at", "before_event_end");
  }
  const texts = [thanks, missed].flatMap((mail) => mail?.texts ?? []);
  const languageIds = texts.map(({ language_id }) => language_id);
  await checkIdsExist(tx, "languages", "texts", languageIds, problems);
  problems.throwIfAny();
}
