import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { invalid } from "../../shared/app-error.ts";
import type { AccountDeletion } from "../accounts/accounts.server.ts";

/** A person leaves the organizations that they run and follow, but does not leave one without members. */
export const onAccountDeleted: AccountDeletion = {
  locks: { kind: "organization", lock: lockOrganizations },
  sharedRows: (userId) => sql`
    select 'organization', organization_id from organization_members where user_id = ${userId}`,
  usesAddress: (email) => sql<SqlBool>`exists (
    select from organizations where lower(email) = ${email.toLowerCase()})`,
  check: checkNotLastMember,
  async erase(tx, { id }) {
    await tx.deleteFrom("organization_members").where("user_id", "=", id).execute();
    await tx.deleteFrom("organization_follows").where("user_id", "=", id).execute();
  },
};

async function lockOrganizations(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    select from organizations where id = any(${ids}::integer[]) order by id for no key update`.execute(tx);
}

async function checkNotLastMember(tx: Tx, userId: number): Promise<void> {
  const alone = await tx
    .selectFrom("organization_members as own")
    .select("own.organization_id")
    .where("own.user_id", "=", userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("organization_members as other")
            .select("other.user_id")
            .whereRef("other.organization_id", "=", "own.organization_id")
            .where("other.user_id", "<>", userId),
        ),
      ),
    )
    .executeTakeFirst();
  if (alone) throw invalid("user", "sole_member");
}
