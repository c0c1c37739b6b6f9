import type { Db } from "../../../platform/db/client.server.ts";

export type MailedApplication = NonNullable<Awaited<ReturnType<typeof findApplicationToMail>>>;

/** An application as it stands when a mail about it leaves. */
export function findApplicationToMail(db: Db, eventId: number, userId: number) {
  return db
    .selectFrom("applications")
    .select(["id", "state", "calendar_sequence", "offer_expires_at", "decision_message"])
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}
