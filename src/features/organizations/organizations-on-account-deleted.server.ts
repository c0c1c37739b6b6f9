import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { mayAct } from "../../shared/people/may-act.server.ts";
import type { AccountDeletion } from "../accounts/accounts.server.ts";
import { writeRole } from "./members/change-role.server.ts";
import { rolesWith } from "./members/member-roles.ts";

/** A person leaves the organizations that they run and follow, but does not leave one that nobody runs. */
export const onAccountDeleted: AccountDeletion = {
  locks: { kind: "organization", lock: lockOrganizations },
  sharedRows: (userId) => sql`
    select 'organization', organization_id from organization_members where user_id = ${userId}`,
  usesAddress: (email) => sql<SqlBool>`exists (
    select from organizations where lower(email) = ${email.toLowerCase()})`,
  check: checkNotLastOrganizer,
  async erase(tx, { id, email, now }) {
    await passOnAdministration(tx, id, now);
    await tx
      .deleteFrom("organization_invitations")
      .where((eb) =>
        eb.or([eb("invited_by_id", "=", id), eb(eb.fn("lower", ["email"]), "=", email.toLowerCase())]),
      )
      .execute();
    // What was done stays; by whom, and about whom, is not told any more.
    await tx.updateTable("activities").set({ actor_id: null }).where("actor_id", "=", id).execute();
    await tx.updateTable("activities").set({ person_id: null }).where("person_id", "=", id).execute();
    await tx
      .updateTable("recognitions")
      .set({ granted_by_id: null })
      .where("granted_by_id", "=", id)
      .execute();
    await tx.deleteFrom("university_staff").where("user_id", "=", id).execute();
    await tx.deleteFrom("organization_members").where("user_id", "=", id).execute();
    await tx.deleteFrom("organization_follows").where("user_id", "=", id).execute();
  },
};

async function lockOrganizations(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    select from organizations where id = any(${ids}::integer[]) order by id for no key update`.execute(tx);
}

/** Where nobody is left who could become its admin; those who only check people in are not made one by chance. */
async function checkNotLastOrganizer(tx: Tx, userId: number): Promise<void> {
  const alone = await tx
    .selectFrom("organization_members as own")
    .select("own.organization_id")
    .where("own.user_id", "=", userId)
    .where("own.is_organizer", "=", true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("organization_members as other")
            .innerJoin("users as person", "person.id", "other.user_id")
            .select("other.user_id")
            .where(mayAct("person"))
            .whereRef("other.organization_id", "=", "own.organization_id")
            .where("other.user_id", "<>", userId)
            .where("other.is_organizer", "=", true),
        ),
      ),
    )
    .executeTakeFirst();
  if (alone) throw invalid("user", "sole_member");
}

/** The editor who has been a member for longest becomes an admin where the last one goes, and gets a mail. */
async function passOnAdministration(tx: Tx, userId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ organization_id: number; user_id: number }>`
    select distinct on (m.organization_id) m.organization_id, m.user_id
      from organization_members own join organization_members m using (organization_id) join users heir on heir.id = m.user_id
     where own.user_id = ${userId} and own.role = any(${rolesWith("administer")}::text[]) and m.user_id <> own.user_id and m.is_organizer
       and ${mayAct("heir")}
       and not exists (select from organization_members admin join users person on person.id = admin.user_id and ${mayAct("person")}
                        where admin.organization_id = own.organization_id and admin.role = any(${rolesWith("administer")}::text[]) and admin.user_id <> own.user_id)
     order by m.organization_id, m.since, m.user_id`.execute(tx);
  for (const heir of rows) {
    await writeRole(
      tx,
      { organizationId: heir.organization_id, userId: heir.user_id, role: "admin" },
      null,
      now,
    );
  }
}
