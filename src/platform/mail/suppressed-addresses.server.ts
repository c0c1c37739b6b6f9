import type { RawBuilder, SqlBool } from "kysely";
import type { Executor } from "../db/client.server.ts";

/** Why nothing but what a person asks for goes to an address: it refused for good, or its owner complained. */
export type SuppressionReason = "bounce" | "complaint";

/** Answers whether it was written to until now. */
export async function suppressAddress(
  db: Executor,
  address: string,
  reason: SuppressionReason,
  detail: string | null,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("suppressed_addresses")
    .values({ address: address.toLowerCase(), reason, detail: detail?.slice(0, 500) ?? null, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** After its owner has shown that mails arrive there. Answers whether it was suppressed. */
export async function releaseAddress(db: Executor, address: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("suppressed_addresses")
    .where("address", "=", address.toLowerCase())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether mails to the address stopped because its owner complained; held, so that it stays so. */
export async function hasComplained(tx: Executor, address: string): Promise<boolean> {
  const row = await tx
    .selectFrom("suppressed_addresses")
    .select("reason")
    .where("address", "=", address.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  return row?.reason === "complaint";
}

/**
 * After its owner has gone. Who complained about our mails is still not to get any, and an address that somebody else has too
 * still refuses them: both entries stay.
 * @param uses SQL conditions that hold while somebody else has the address
 */
export async function releaseBouncedAddress(
  db: Executor,
  address: string,
  uses: readonly RawBuilder<SqlBool>[],
): Promise<void> {
  await db
    .deleteFrom("suppressed_addresses")
    .where("address", "=", address.toLowerCase())
    .where("reason", "=", "bounce")
    .where(({ not, or }) => not(or([...uses])))
    .execute();
}
