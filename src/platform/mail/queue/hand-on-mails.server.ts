import type { Tx } from "../../db/client.server.ts";

/** A person's mails, those that wait and those that were sent, are another one's from now on, who has the same address. */
export async function handOnMails(tx: Tx, fromId: number, toId: number): Promise<void> {
  await tx.updateTable("mails").set({ user_id: toId }).where("user_id", "=", fromId).execute();
}
