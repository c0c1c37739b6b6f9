import type { Executor } from "../../../platform/db/client.server.ts";
import { forbidden, notFound } from "../../../shared/app-error.ts";
import { type MemberRight, type MemberRole, may } from "./member-roles.ts";

/** 404 where there is no such organization, or it is suspended and the user no member, 403 where the user is no member with this right. */
export async function requireMember(
  db: Executor,
  organizationId: number,
  userId: number,
  right: MemberRight,
): Promise<void> {
  const found = await db
    .selectFrom("organizations as o")
    .leftJoin("organization_members as m", (join) =>
      join.onRef("m.organization_id", "=", "o.id").on("m.user_id", "=", userId),
    )
    .select(["m.role", "o.suspended_at"])
    .where("o.id", "=", organizationId)
    .where("o.deleted_at", "is", null)
    .executeTakeFirst();
  if (!found || (found.suspended_at && !found.role)) throw notFound("organization");
  if (!may((found.role ?? undefined) as MemberRole | undefined, right)) throw forbidden();
}

/** Undefined for who is no member. */
export async function findRole(
  db: Executor,
  organizationId: number,
  userId: number,
): Promise<MemberRole | undefined> {
  const found = await db
    .selectFrom("organization_members")
    .select("role")
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found?.role as MemberRole | undefined;
}

/** Whether the user is an organizer of the organization: a member who may more than check people in. */
export async function isOrganizer(db: Executor, organizationId: number, userId: number): Promise<boolean> {
  return may(await findRole(db, organizationId, userId), "organize");
}
