import { randomBytes } from "node:crypto";
import type { Db } from "../../src/platform/db/client.server.ts";
import { dayMs } from "../../src/shared/time/milliseconds.ts";
import { kyoto } from "./recognitions.ts";

interface Given {
  userId: number;
  /** Kyoto University where it is left out. */
  universityId?: number;
  /** When it was proved. */
  now: Date;
  /** A year later where it is left out. */
  until?: Date;
}

/** A person's proof of a university. */
export async function makeAffiliation(
  db: Db,
  { userId, universityId = kyoto, now, until = new Date(now.getTime() + 365 * dayMs) }: Given,
): Promise<void> {
  await db
    .insertInto("affiliations")
    .values({
      user_id: userId,
      university_id: universityId,
      address_digest: randomBytes(32),
      proved_at: now,
      verified_until: until,
    })
    .execute();
}
