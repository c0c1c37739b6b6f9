import type { Tx } from "../../../platform/db/client.server.ts";
import { queueMails } from "../../../platform/mail/queue-mail.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";

const waitMs = 10 * 60 * 1000;

/** One mail to everybody who is coming, once nobody has edited for ten minutes: it takes the place of one that waits. */
export async function queueChangeMails(
  tx: Tx,
  eventId: number,
  calendarSequence: number,
  now: Date,
): Promise<void> {
  await cancelPending(tx, eventId, ["event_changed"]);
  const applicants = await tx
    .selectFrom("applications")
    .select("user_id")
    .where("event_id", "=", eventId)
    .where(isComingSql("applications"))
    .execute();
  await queueMails(
    tx,
    {
      kind: "event_changed",
      payload: { eventId },
      dedupeKey: `event_changed:${eventId}:${calendarSequence}`,
      notBefore: new Date(now.getTime() + waitMs),
      eventId,
    },
    applicants.map(({ user_id }) => user_id),
  );
}

/** Mails of an event that have not left and are no longer true. */
export async function cancelPending(tx: Tx, eventId: number, kinds: readonly string[]): Promise<void> {
  await tx
    .updateTable("mails")
    .set({ state: "skipped" })
    .where("event_id", "=", eventId)
    .where("state", "=", "waiting")
    .where("kind", "in", kinds)
    .execute();
}
