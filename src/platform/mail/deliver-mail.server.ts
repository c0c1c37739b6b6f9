import { setTimeout as sleep } from "node:timers/promises";
import type { Executor } from "../db/client.server.ts";
import type { Platform } from "../platform.ts";
import { renderMailRow } from "./layout/render-mail.server.ts";
import type { MailRegistry } from "./mail-registry.server.ts";
import type { MailRow } from "./mail-row.server.ts";
import type { Mailer } from "./mailer.server.ts";
import { type ClaimedMail, worker } from "./queue/mail-claims.server.ts";
import { suppressAddress } from "./suppressed-addresses.server.ts";

/** Seconds until the next try; after the last one the mail has failed. */
const waits = [5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600];

/** Sends a claimed mail and writes down what became of it. */
export async function deliverMail(
  platform: Platform,
  mailer: Mailer,
  mails: MailRegistry,
  mail: ClaimedMail,
): Promise<void> {
  let isTaken = false;
  try {
    const definition = mails.find(mail.kind);
    const isOpen = definition.isSentToSuppressed || !mail.is_suppressed;
    const content = isOpen ? await renderMailRow(platform, definition, mail) : null;
    if (!content || !mail.address) return void (await settle(platform.db, mail, { state: "skipped" }));
    await mailer.send({ ...content, to: mail.address, messageId: mail.message_id }, () => {
      isTaken = true;
      return writeDownSent(platform, mail);
    });
  } catch (error) {
    if (isTaken) throw error;
    await fail(platform, mail, error);
  }
}

/** Insists, since a mail that is not written down as sent goes once more. */
async function writeDownSent(platform: Platform, mail: MailRow): Promise<void> {
  const sent_at = platform.clock.now();
  for (let tries = 1; ; tries += 1) {
    try {
      await settle(platform.db, mail, { state: "sent", sent_at, last_error: null });
      return;
    } catch (error) {
      if (tries === 10) throw error;
      await sleep(tries * 200);
    }
  }
}

type Outcome = Partial<Pick<MailRow, "state" | "sent_at" | "last_error" | "failure" | "next_try_at">>;

/** False where the mail is not ours any more: its account was deleted, or the claim ran out. */
async function settle(db: Executor, mail: MailRow, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ ...outcome, claimed_by: null, claimed_until: null } as never)
    .where("id", "=", mail.id)
    .where("claimed_by", "=", worker)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * A server that refuses for good (5xx) is believed; anything else is tried again after a growing wait. What it says may repeat
 * the address, which is kept in its own column alone.
 */
async function fail(platform: Platform, mail: MailRow, error: unknown): Promise<void> {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const said = String((error as Error).message ?? error).slice(0, 500);
  const last_error = mail.address ? said.replaceAll(mail.address, "<recipient>") : said;
  const isRefused = responseCode !== undefined && responseCode >= 500;
  const isFinal = isRefused || mail.attempts > waits.length;
  platform.log.warn(
    { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: last_error },
    "mail not sent",
  );
  const now = platform.clock.now();
  const seconds = waits[mail.attempts - 1] ?? 0;
  const outcome: Outcome = isFinal
    ? { state: "failed", last_error, failure: failureOf(isRefused, code) }
    : { state: "waiting", last_error, next_try_at: new Date(now.getTime() + seconds * 1000) };
  await platform.db.transaction().execute(async (tx) => {
    const isOurs = await settle(tx, mail, outcome);
    if (isOurs && mail.address && refusesRecipient(error)) {
      await suppressAddress(tx, mail.address, "bounce", last_error, now);
    }
  });
}

/** The mailbox is not there, or takes nothing: said of the recipient, not of our mail or our server. */
function refusesRecipient(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return command === "RCPT TO" && responseCode !== undefined && [550, 551, 553].includes(responseCode);
}

/** The mail client names what went wrong on the way by a code; what has none went wrong before. */
function failureOf(isRefused: boolean, code: string | undefined) {
  if (isRefused) return "refused";
  return code ? "unreachable" : "unwritable";
}
