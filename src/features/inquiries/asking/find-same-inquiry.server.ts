import type { Executor } from "../../../platform/db/client.server.ts";

/** The asker: an account, or a visitor by the address to which the answer goes. */
export type AskerColumns = { user_id: number } | { email: string };

const hourMs = 60 * 60 * 1000;

/** The same question of the same asker within the hour: who presses twice, or tries again without an answer, has asked once. */
export function findSameInquiry(
  db: Executor,
  { eventId, asker, text, now }: { eventId: number; asker: AskerColumns; text: string; now: Date },
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("inquiries")
    .select("id")
    .where("event_id", "=", eventId)
    .where("text", "=", text)
    .where("created_at", ">", new Date(now.getTime() - hourMs))
    .where((eb) =>
      "user_id" in asker
        ? eb("user_id", "=", asker.user_id)
        : eb(eb.fn("lower", ["email"]), "=", asker.email.toLowerCase()),
    )
    .orderBy("id")
    .executeTakeFirst();
}
