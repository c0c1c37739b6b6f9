import type { Db } from "../../../platform/db/client.server.ts";
import { queuePosition } from "../application-rows.server.ts";

export type MailedApplication = NonNullable<Awaited<ReturnType<typeof findApplicationToMail>>>;

/** An application as it stands when a mail about it leaves. */
export function findApplicationToMail(db: Db, eventId: number, userId: number) {
  return db
    .selectFrom("applications as a")
    .select([
      "a.id",
      "a.state",
      "a.calendar_sequence",
      "a.offer_expires_at",
      "a.decision_message",
      queuePosition.as("position"),
    ])
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
}
