import { randomBytes } from "node:crypto";
import type { Db, Executor, Tx } from "../../../platform/db/client.server.ts";
import { makeLongCode } from "../../../shared/codes/long-code.ts";
import { recordEventActivity } from "../../events/events.server.ts";

export async function isCertificateOffered(db: Executor, eventId: number): Promise<boolean> {
  const row = await db
    .selectFrom("certificate_offers")
    .select("event_id")
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that were taken stay true. */
export async function offerCertificates(db: Db, eventId: number, isOffered: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (isOffered) {
      await tx
        .insertInto("certificate_offers")
        .values({ event_id: eventId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else await tx.deleteFrom("certificate_offers").where("event_id", "=", eventId).execute();
    await recordEventActivity(tx, eventId, "certificates.changed", { details: { isOffered } });
  });
}

export async function countCertificates(db: Executor, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom("certificates")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface CertificateRow {
  number: string;
  issued_at: Date;
}

/** The number of somebody who came; the same whenever they ask. */
export function issueCertificate(
  db: Db,
  eventId: number,
  applicationId: number,
  now: Date,
): Promise<CertificateRow> {
  const number = makeLongCode(randomBytes(16));
  return db
    .insertInto("certificates")
    .values({ event_id: eventId, application_id: applicationId, number, issued_at: now })
    .onConflict((conflict) =>
      // Changes nothing; the row is answered only where it is written.
      conflict
        .columns(["event_id", "application_id"])
        .doUpdateSet((eb) => ({ number: eb.ref("certificates.number") })),
    )
    .returning(["number", "issued_at"])
    .executeTakeFirstOrThrow();
}

/**
 * The certificate as long as the person counts as having come: not after their check-in was undone, nor without their account. The
 * name is that of today, as in the next file.
 */
export async function findTrueCertificate(
  db: Executor,
  number: string,
): Promise<{ eventId: number; person: { first_name: string; last_name: string } } | null> {
  const row = await db
    .selectFrom("certificates as c")
    .innerJoin("attendances as attended", "attended.application_id", "c.application_id")
    .innerJoin("events as e", "e.id", "c.event_id")
    .innerJoin("applications as a", "a.id", "c.application_id")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["c.event_id", "u.first_name", "u.last_name"])
    .where("c.number", "=", number)
    .where("e.cancelled_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { event_id, ...person } = row;
  return { eventId: event_id, person };
}

export async function eraseCertificates(tx: Tx, userId: number): Promise<void> {
  const rows = await tx.selectFrom("applications").select("id").where("user_id", "=", userId).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom("certificates").where("application_id", "in", ids).execute();
}
