import type { Executor, Tx } from "../../platform/db/client.server.ts";
import { openSecret, sealSecret } from "../../platform/session/sealed-secrets.server.ts";
import { countRecoveryCodes } from "./recovery/recovery-codes.server.ts";
import type { CodeState } from "./totp.contract.ts";

const placeOf = (userId: number) => ({ purpose: "codes", owner: String(userId) });

/** Encrypts a person's secret; before any row of `totp_secrets` is locked. */
export const sealFor = (tx: Tx, userId: number, secret: Uint8Array) =>
  sealSecret(tx, placeOf(userId), secret);

export interface TotpSecret {
  id: number;
  secret: Buffer;
  lastStep: number | null;
  createdAt: Date;
}

/** A person's secret by which codes are asked for, or the one that is being set up; locked until the transaction ends. */
export async function lockSecret(
  tx: Tx,
  userId: number,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<TotpSecret | null> {
  const row = await tx
    .selectFrom("totp_secrets")
    .select(["id", "sealed_secret", "last_step", "created_at"])
    .where("user_id", "=", userId)
    .where("is_confirmed", "=", isConfirmed)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  // After the row: a replacement of the keys seals it anew once it is free again.
  const secret = await openSecret(tx, placeOf(userId), row.sealed_secret);
  return { id: row.id, secret, lastStep: row.last_step, createdAt: row.created_at };
}

/** The secret by which codes are asked for, without waiting for anybody; null where they are off. */
export async function findSecret(
  db: Executor,
  userId: number,
): Promise<Pick<TotpSecret, "id" | "secret"> | null> {
  const row = await db
    .selectFrom("totp_secrets")
    .select(["id", "sealed_secret"])
    .where("user_id", "=", userId)
    .where("is_confirmed", "=", true)
    .executeTakeFirst();
  return row ? { id: row.id, secret: await openSecret(db, placeOf(userId), row.sealed_secret) } : null;
}

/** The id of the secret by which codes are asked for; null where they are off. */
export async function findConfirmedId(db: Executor, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom("totp_secrets")
    .select("id")
    .where("user_id", "=", userId)
    .where("is_confirmed", "=", true)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findCodeState(db: Executor, userId: number): Promise<CodeState> {
  const id = await findConfirmedId(db, userId);
  if (id === null) return { is_on: false, recovery_codes_left: 0 };
  return { is_on: true, recovery_codes_left: await countRecoveryCodes(db, id) };
}

/** Encrypts every secret by the key of now, in the transaction that has replaced the keys. */
export async function resealSecrets(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom("totp_secrets")
    .select(["id", "user_id", "sealed_secret"])
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const { id, user_id, sealed_secret } of rows) {
    const secret = await openSecret(tx, placeOf(user_id), sealed_secret);
    await tx
      .updateTable("totp_secrets")
      .set({ sealed_secret: await sealFor(tx, user_id, secret) })
      .where("id", "=", id)
      .execute();
  }
}
