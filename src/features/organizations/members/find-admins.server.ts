import type { Executor } from "../../../platform/db/client.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { rolesWith } from "./member-roles.ts";

/** The ids of those who decide about an organization. */
export async function findAdmins(db: Executor, organizationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("organization_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select("u.id")
    .where("m.organization_id", "=", organizationId)
    .where("m.role", "in", rolesWith("administer"))
    .where(mayAct("u"))
    .orderBy("u.id")
    .execute();
  return rows.map(({ id }) => id);
}
