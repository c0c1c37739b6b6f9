import type { Executor } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";

/** The name of somebody who has not deleted the account, also while they are blocked. */
export function findNameOf(db: Executor, userId: number) {
  return db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", userId)
    .where(isNotDeleted("users"))
    .executeTakeFirst();
}

/** The account of an address, whatever its case, also while it is blocked; null where nobody has it. */
export async function findIdByEmail(db: Executor, email: string): Promise<number | null> {
  const person = await db
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.trim().toLowerCase()))
    .where(isNotDeleted("users"))
    .executeTakeFirst();
  return person?.id ?? null;
}

/** Everybody whom the product team keeps out, those first who were blocked last. */
export function listBlockedPeople(db: Executor, most: number) {
  return db
    .selectFrom("users")
    .select(["id", "email", "blocked_at", "block_reason"])
    .where("blocked_at", "is not", null)
    .orderBy("blocked_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}
