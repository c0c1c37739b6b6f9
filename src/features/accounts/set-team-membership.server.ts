import type { Db } from "../../platform/db/client.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { isNotDeleted } from "../../shared/is-not-deleted.server.ts";
import { recordTeamAction } from "./team-log/record-team-action.server.ts";

/**
 * Puts somebody into the product team, or takes them out of it. Answers their address; undefined where nobody has it.
 * @throws `invalid` for adding who is blocked
 */
export function setTeamMembership(db: Db, email: string, isMember: boolean): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const person = await tx
      .selectFrom("users")
      .select(["id", "email", "is_uniteam", "blocked_at"])
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.trim().toLowerCase()))
      .where(isNotDeleted("users"))
      .forUpdate()
      .executeTakeFirst();
    if (!person?.email) return undefined;
    if (person.is_uniteam === isMember) return person.email;
    if (person.blocked_at) throw invalid("user", "is_blocked");
    await tx.updateTable("users").set({ is_uniteam: isMember }).where("id", "=", person.id).execute();
    const kind = isMember ? "team.joined" : "team.left";
    await recordTeamAction(tx, { kind, subject: "person", subjectId: person.id });
    return person.email;
  });
}
