import type { Executor } from "../../../platform/db/client.server.ts";
import { forbidden, notFound } from "../../../shared/app-error.ts";

/** 404 where there is no such organization, 403 where the user is not its member. */
export async function requireOrganizer(db: Executor, organizationId: number, userId: number): Promise<void> {
  const found = await db
    .selectFrom("organizations as o")
    .leftJoin("organization_members as m", (join) =>
      join.onRef("m.organization_id", "=", "o.id").on("m.user_id", "=", userId),
    )
    .select("m.user_id")
    .where("o.id", "=", organizationId)
    .executeTakeFirst();
  if (!found) throw notFound("organization");
  if (found.user_id === null) throw forbidden();
}

/** Whether the user is a member of the organization. */
export async function isOrganizer(db: Executor, organizationId: number, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom("organization_members")
    .select("user_id")
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found !== undefined;
}
