import type { Db } from "../platform/db/client.server.ts";
import { OperatorError } from "./operator-error.ts";

/** Puts somebody into the product team, or takes them out of it. */
export async function changeTeam(db: Db, email: string, isMember: boolean): Promise<string> {
  const changed = await db
    .updateTable("users")
    .set({ is_uniteam: isMember })
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.trim().toLowerCase()))
    .where("deleted_at", "is", null)
    .returning("email")
    .executeTakeFirst();
  if (!changed) throw new OperatorError(`Nobody has signed up with ${email}.`);
  return isMember
    ? `${changed.email} is in the product team.`
    : `${changed.email} is not in the product team.`;
}
