import type { Db } from "../../platform/db/client.server.ts";
import { isNotDeleted } from "../../shared/is-not-deleted.server.ts";

/** Puts somebody into the product team, or takes them out of it. Answers their address; undefined where nobody has it. */
export async function setTeamMembership(
  db: Db,
  email: string,
  isMember: boolean,
): Promise<string | undefined> {
  const changed = await db
    .updateTable("users")
    .set({ is_uniteam: isMember })
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.trim().toLowerCase()))
    .where(isNotDeleted("users"))
    .returning("email")
    .executeTakeFirst();
  return changed?.email ?? undefined;
}
