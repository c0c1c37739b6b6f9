import { hostname } from "node:os";
import { type Selectable, sql } from "kysely";
import type { Mails } from "../db/generated/schema.ts";
import type { Platform } from "../platform.ts";
import type { Mailer, OutgoingMail } from "./mailer.server.ts";

export type MailRow = Selectable<Mails>;

/** Makes the mail from the data of now; null where it has become pointless (the account is gone, the event removed). */
export type RenderMail = (
  platform: Platform,
  mail: MailRow,
) => Promise<Omit<OutgoingMail, "to" | "messageId"> | null>;

const batch = 20;
const claimMinutes = 5;
/** Seconds until the next try; after the last one the mail has failed. */
const waits = [30, 120, 600, 3600, 4 * 3600, 12 * 3600];
const worker = `${hostname()}:${process.pid}`;

/**
 * Sends mails of the given kinds that are due, the urgent first, and returns how many were taken up. Each is claimed before it is sent, so any
 * number of workers may run; a claim whose worker died runs out, and the mail goes again with the same Message-ID.
 */
export async function deliverMails(
  platform: Platform,
  mailer: Mailer,
  render: RenderMail,
  kinds: readonly string[],
): Promise<number> {
  const mails = await claim(platform, kinds);
  await Promise.all(mails.map((mail) => deliver(platform, mailer, render, mail)));
  return mails.length;
}

/**
 * Frees what a worker on this machine had in hand when it was killed, so that its mails need not wait until their claims run
 * out. Called before this process claims anything.
 */
export async function freeClaimsOfTheDead({ db }: Platform): Promise<void> {
  const claims = await db
    .selectFrom("mails")
    .select("claimed_by")
    .distinct()
    .where("state", "=", "sending")
    .where("claimed_by", "like", `${hostname().replaceAll(/[%_\\]/g, "\\$&")}:%`)
    .execute();
  const dead = claims.flatMap(({ claimed_by }) =>
    claimed_by && !isOthersAlive(claimed_by) ? [claimed_by] : [],
  );
  if (dead.length === 0) return;
  await db
    .updateTable("mails")
    .set({ state: "waiting", claimed_by: null, claimed_until: null })
    .where("state", "=", "sending")
    .where("claimed_by", "in", dead)
    .execute();
}

/** A claim under our own name, before we have made any, is one of a predecessor with the same process id. */
function isOthersAlive(claimedBy: string): boolean {
  if (claimedBy === worker) return false;
  try {
    process.kill(Number(claimedBy.split(":").at(-1)), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function claim({ db, clock }: Platform, kinds: readonly string[]): Promise<MailRow[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  const { rows } = await sql<MailRow>`
    update mails set state = 'sending', claimed_by = ${worker}, claimed_until = ${until}, attempts = attempts + 1
     where id in (
       select id from mails
        where kind = any (${kinds})
          and ((state = 'waiting' and next_try_at <= ${now}) or (state = 'sending' and claimed_until < ${now}))
        order by priority, next_try_at, id limit ${batch} for update skip locked)
    returning *`.execute(db);
  return rows;
}

async function deliver(platform: Platform, mailer: Mailer, render: RenderMail, mail: MailRow): Promise<void> {
  try {
    const content = mail.address ? await render(platform, mail) : null;
    if (!content || !mail.address) return settle(platform, mail, { state: "skipped" });
    await mailer.send({ ...content, to: mail.address, messageId: mail.message_id });
    await settle(platform, mail, { state: "sent", sent_at: platform.clock.now(), last_error: null });
  } catch (error) {
    await fail(platform, mail, error);
  }
}

type Outcome = Partial<Pick<MailRow, "state" | "sent_at" | "last_error" | "failure" | "next_try_at">>;

async function settle({ db }: Platform, mail: MailRow, outcome: Outcome): Promise<void> {
  await db
    .updateTable("mails")
    .set({ ...outcome, claimed_by: null, claimed_until: null } as never)
    .where("id", "=", mail.id)
    .where("claimed_by", "=", worker)
    .execute();
}

/** A server that refuses for good (5xx) is believed; anything else is tried again after a growing wait. */
async function fail(platform: Platform, mail: MailRow, error: unknown): Promise<void> {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const last_error = String((error as Error).message ?? error).slice(0, 500);
  const isRefused = responseCode !== undefined && responseCode >= 500;
  const isFinal = isRefused || mail.attempts > waits.length;
  platform.log.warn(
    { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: last_error },
    "mail not sent",
  );
  if (isFinal)
    return settle(platform, mail, { state: "failed", last_error, failure: failureOf(isRefused, code) });
  const seconds = waits[mail.attempts - 1] ?? 0;
  const next_try_at = new Date(platform.clock.now().getTime() + seconds * 1000);
  await settle(platform, mail, { state: "waiting", next_try_at, last_error });
}

/** The mail client names what went wrong on the way by a code; what has none went wrong before. */
function failureOf(isRefused: boolean, code: string | undefined) {
  if (isRefused) return "refused";
  return code ? "unreachable" : "unwritable";
}
