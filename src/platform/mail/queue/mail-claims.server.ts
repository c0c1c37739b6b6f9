import { hostname } from "node:os";
import { sql } from "kysely";
import type { Language } from "../../../shared/languages/languages.ts";
import type { Platform } from "../../platform.ts";
import type { MailRegistry } from "../mail-registry.server.ts";
import type { MailRow } from "../mail-row.server.ts";

const claimMinutes = 5;
/** The name that this process claims mails under. */
export const worker = `${hostname()}:${process.pid}`;

/** A claim that came to nothing was no try: the next refusal is not made to wait for longer because of it. */
const unclaimed = {
  state: "waiting",
  claimed_by: null,
  claimed_until: null,
  attempts: sql<number>`greatest(attempts - 1, 0)`,
} as const;

/** The mails of a lane: of the kinds that are known, with a priority from `from` up to below `below`. */
export interface Lane {
  mails: Pick<MailRegistry, "kinds" | "kindsOfSeveralEvents">;
  from: number;
  below: number;
}

/**
 * A mail in hand.
 * @property is_suppressed nothing but what a person asks for goes to its address
 * @property second_language of its reader, as it is now
 */
export type ClaimedMail = MailRow & { is_suppressed: boolean; second_language: Language | null };

/**
 * Claims mails that are due, the urgent first. Each is claimed before it is sent, so any number of workers may run; a claim
 * whose worker died runs out, and the mail goes again with the same Message-ID. Mails about an event that is on hold wait.
 */
export async function claimMails(
  { db, clock }: Platform,
  { mails, from, below }: Lane,
  max: number,
): Promise<ClaimedMail[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  const { rows } = await sql<ClaimedMail>`
    update mails set state = 'sending', claimed_by = ${worker}, claimed_until = ${until}, attempts = attempts + 1
     where id in (
       select id from mails
        where state = 'waiting' and next_try_at <= ${now} and kind = any (${mails.kinds})
          and priority >= ${from} and priority < ${below}
          and (kind = any (${mails.kindsOfSeveralEvents}) or not is_event_on_hold(event_id))
        order by priority, next_try_at, id limit ${max} for update skip locked)
    returning *, exists (select from suppressed_addresses s where s.address = lower(mails.address)) as is_suppressed,
              (select u.second_language from users u where u.id = mails.user_id) as second_language`.execute(
    db,
  );
  return rows;
}

/** Frees what somebody claimed so long ago that they cannot be at it any more. */
export async function freeExpiredClaims({ db, clock }: Platform): Promise<void> {
  await db
    .updateTable("mails")
    .set(unclaimed)
    .where("state", "=", "sending")
    .where("claimed_until", "<", clock.now())
    .execute();
}

/**
 * Frees what a worker on this machine had in hand when it was killed, so that its mails need not wait until their claims run
 * out.
 * @param isStarting before this process has claimed anything, claims under its own name are a predecessor's, which had the
 * same process id
 */
export async function freeClaimsOfTheDead({ db }: Platform, isStarting: boolean): Promise<void> {
  const claims = await db
    .selectFrom("mails")
    .select("claimed_by")
    .distinct()
    .where("state", "=", "sending")
    .where("claimed_by", "like", `${hostname().replaceAll(/[%_\\]/g, "\\$&")}:%`)
    .execute();
  const dead = claims.flatMap(({ claimed_by }) =>
    claimed_by && !isAlive(claimed_by, isStarting) ? [claimed_by] : [],
  );
  if (dead.length === 0) return;
  await db
    .updateTable("mails")
    .set(unclaimed)
    .where("state", "=", "sending")
    .where("claimed_by", "in", dead)
    .execute();
}

function isAlive(claimedBy: string, isStarting: boolean): boolean {
  if (claimedBy === worker) return !isStarting;
  try {
    process.kill(Number(claimedBy.split(":").at(-1)), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
