import type { Language } from "../../../shared/languages/languages.ts";
import type { Tx } from "../../db/client.server.ts";

/**
 * Sends a person's mails that wait to another address of theirs.
 * @param options.except a kind that stays with the address which it was written for
 */
export async function readdressMailsOf(
  tx: Tx,
  userId: number,
  address: string,
  { except }: { except: string },
): Promise<void> {
  await changeWaitingMails(tx, userId).set({ address }).where("kind", "<>", except).execute();
}

/**
 * A person's mails that wait go in another language from now on: they are written when they leave. One that was asked for in a language
 * of its own, such as an organizer's test, stays in it.
 * @param before the language that the person's mails were queued in
 */
export async function relanguageMailsOf(
  tx: Tx,
  userId: number,
  before: Language,
  language: Language,
): Promise<void> {
  await changeWaitingMails(tx, userId).set({ language }).where("language", "=", before).execute();
}

function changeWaitingMails(tx: Tx, userId: number) {
  return tx.updateTable("mails").where("user_id", "=", userId).where("state", "=", "waiting");
}
