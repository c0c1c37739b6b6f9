import type { Db, Executor } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { lockActiveUser } from "../../accounts/accounts.server.ts";
import { keepOrganization } from "../deletion/delete-organization.server.ts";
import { isFoundSql, isSuspended } from "../suspension/is-suspended.server.ts";
import { organizationUnfollowed } from "./organization-unfollowed.server.ts";

/** Whether the user follows: null where they never did. Of one that is suspended those learn it who follow it, since they can leave. */
export async function followState(
  db: Executor,
  organizationId: number,
  userId: number | null,
): Promise<{ isUnfollow: boolean } | null> {
  const row = await db
    .selectFrom("organizations as o")
    .leftJoin("organization_follows as f", (join) =>
      join.onRef("f.organization_id", "=", "o.id").on("f.user_id", "=", userId ?? 0),
    )
    .select(["f.user_id", "f.unfollowed_at"])
    .where("o.id", "=", organizationId)
    .where("o.deleted_at", "is", null)
    .where((eb) =>
      eb.or([isFoundSql(), eb("f.followed_at", "is not", null).and("f.unfollowed_at", "is", null)]),
    )
    .executeTakeFirst();
  if (!row) throw notFound("organization");
  return row.user_id === null ? null : { isUnfollow: row.unfollowed_at !== null };
}

/** Following again begins anew; following twice changes nothing. */
export function followOrganization(db: Db, organizationId: number, userId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await keepOrganization(tx, organizationId);
    if (await isSuspended(tx, organizationId)) throw notFound("organization");
    await lockActiveUser(tx, userId);
    await tx
      .insertInto("organization_follows")
      .values({ organization_id: organizationId, user_id: userId, followed_at: now })
      .onConflict((conflict) =>
        conflict
          .constraint("organization_follows_pkey")
          .doUpdateSet({ followed_at: now, unfollowed_at: null })
          .where("organization_follows.unfollowed_at", "is not", null),
      )
      .execute();
  });
}

/** Without a follow there is nothing to end: the wish is fulfilled. One that is suspended is not found then, as if there were none. */
export function unfollowOrganization(
  { db, clock, extensions }: Platform,
  organizationId: number,
  userId: number,
): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await keepOrganization(tx, organizationId);
    await lockActiveUser(tx, userId);
    const left = await tx
      .updateTable("organization_follows")
      .set({ unfollowed_at: now })
      .where("organization_id", "=", organizationId)
      .where("user_id", "=", userId)
      .where("unfollowed_at", "is", null)
      .returning("user_id")
      .executeTakeFirst();
    if (!left && (await isSuspended(tx, organizationId))) throw notFound("organization");
    for (const tell of extensions.of(organizationUnfollowed)) await tell(tx, { organizationId, userId, now });
  });
}
