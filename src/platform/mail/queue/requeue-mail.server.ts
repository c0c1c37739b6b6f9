import type { Executor } from "../../db/client.server.ts";

/** Puts a mail that failed or was skipped back into the outbox, as if it were new; false where it is neither. */
export async function requeueMail(db: Executor, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ state: "waiting", attempts: 0, next_try_at: now, last_error: null })
    .where("id", "=", id)
    .where("state", "in", ["failed", "skipped"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
