import { type SqlBool, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Executor } from "../../platform/db/client.server.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import type { Affiliation } from "../accounts/accounts.contract.ts";
import { selectUniversities } from "../reference-data/reference-data.server.ts";

/** Proofs of these people that still count, by their ids; without those who have none. */
export async function findAffiliations(
  db: Executor,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, Affiliation>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("affiliations as f")
    .select([
      "f.user_id",
      "f.verified_until",
      jsonObjectFrom(selectUniversities(db).where("university.id", "=", sql.ref<number>("f.university_id")))
        .$notNull()
        .as("university"),
    ])
    .where(sql<SqlBool>`f.user_id = any(${userIds}::integer[])`)
    .where("f.verified_until", ">", now)
    .execute();
  return new Map(
    rows.map(({ user_id, university, verified_until }) => [
      user_id,
      { university, verified_until: toWireTime(verified_until) },
    ]),
  );
}

/** As `findAffiliations`, of one person: what is told to themselves. */
export async function findAffiliation(db: Executor, userId: number, now: Date): Promise<Affiliation | null> {
  return (await findAffiliations(db, [userId], now)).get(userId) ?? null;
}
