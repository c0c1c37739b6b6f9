import { randomBytes } from "node:crypto";
import type { Executor } from "../db/client.server.ts";
import { shareReading } from "../db/sharing/share-reading.server.ts";

/**
 * The secret that every process signs links of this purpose with. Made when first asked for and kept in the database,
 * so that a link outlives the process that signed it.
 */
export async function signingKey(db: Executor, purpose: string): Promise<Buffer> {
  const find = () =>
    db.selectFrom("signing_keys").select("key").where("purpose", "=", purpose).executeTakeFirst();
  const found = await shareReading(db, `signing key ${purpose}`, find);
  if (found) return found.key;
  await db
    .insertInto("signing_keys")
    .values({ purpose, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`there is no signing key for ${purpose}`);
  return made.key;
}
