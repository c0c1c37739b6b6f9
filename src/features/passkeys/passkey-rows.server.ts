import type { Executor } from "../../platform/db/client.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { notFound } from "../../shared/app-error.ts";
import { takeWayIn } from "../accounts/accounts.server.ts";

export interface PasskeyRow {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export const shownColumns = ["id", "name", "created_at", "last_used_at"] as const;

/** The newest first. */
export function findPasskeys(db: Executor, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .select(shownColumns)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** A person's passkeys as a device is asked for one of them, or not to make another one. */
export async function findCredentials(db: Executor, userId: number) {
  const rows = await db
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports }));
}

/**
 * Its device cannot sign in with it from then on.
 * @throws `not_found`; `invalid` with `passkey` where nothing else lets the person in
 */
export function removePasskey(platform: Platform, userId: number, id: number): Promise<PasskeyRow> {
  return takeWayIn(platform, { userId, field: "passkey" }, async (tx) => {
    const removed = await tx
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning(shownColumns)
      .executeTakeFirst();
    if (!removed) throw notFound("passkey");
    return removed;
  });
}

/** How many passkeys let a person in. */
export async function countPasskeys(db: Executor, userId: number): Promise<number> {
  return (await findCredentials(db, userId)).length;
}
