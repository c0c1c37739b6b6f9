import type { Tx } from "../../../platform/db/client.server.ts";
import { eraseMails } from "../../../platform/mail/queue/erase-mails.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { affiliationProofMail } from "../mails/affiliation-proof.mail.server.ts";

/** Ends the link that a person has asked for; the address that it went to is in the outbox no more. */
export async function removeRequests(tx: Tx, userId: number): Promise<void> {
  const removed = await tx
    .deleteFrom("affiliation_requests")
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  await eraseMailsOfRequests(tx, removed);
}

/** A mail that has not left within so long never will. */
const unsentDays = 7;

/** Forgets links and proofs whose time is over, of all people. */
export async function removeEndedAffiliations({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const unsent = new Date(now.getTime() - unsentDays * dayMs);
  await db.deleteFrom("affiliations").where("verified_until", "<=", now).execute();
  await db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom("affiliation_requests")
      .where((eb) =>
        eb.or([
          eb("expires_at", "<=", now),
          eb.and([eb("expires_at", "is", null), eb("created_at", "<=", unsent)]),
        ]),
      )
      .returning("id")
      .execute();
    await eraseMailsOfRequests(tx, removed);
  });
}

const eraseMailsOfRequests = (tx: Tx, requests: readonly { id: number }[]) =>
  eraseMails(
    tx,
    affiliationProofMail,
    requests.map(({ id }) => String(id)),
  );
