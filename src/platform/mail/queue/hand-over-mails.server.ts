import type { Tx } from "../../db/client.server.ts";

/** Makes one person's mails another's, those to come and those that were sent; the address stays. */
export async function handOverMails(tx: Tx, fromUserId: number, toUserId: number): Promise<void> {
  await tx.updateTable("mails").set({ user_id: toUserId }).where("user_id", "=", fromUserId).execute();
}
