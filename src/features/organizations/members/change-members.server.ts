import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { AppError, forbidden, invalid } from "../../../shared/app-error.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { memberAddedMail } from "../mails/member-added.mail.server.ts";
import { type PersonRow, selectPeople } from "../select-people.server.ts";
import { refuseSuspended } from "../suspension/is-suspended.server.ts";
import { keepAnAdmin, lockTeam, lockTeamAsAdmin, roleInTeam, type Team } from "./lock-team.server.ts";
import { type MemberRole, may } from "./member-roles.ts";

/** Makes a signed-up person an admin at once; they and the organizers before them hear of it. */
export function addMember(
  db: Db,
  organizationId: number,
  email: string,
  callerId: number,
  now: Date,
): Promise<PersonRow> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeamAsAdmin(tx, organizationId, callerId);
    await refuseSuspended(tx, organizationId);
    // Held, so that the account does not vanish while it becomes a member.
    const user = await tx
      .selectFrom("users")
      .select("id")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
      .where(mayAct("users"))
      .forKeyShare()
      .executeTakeFirst();
    if (!user) throw invalid("new_organizer_email", "not_signed_up");
    if (team.roleOf(user.id)) throw invalid("new_organizer_email", "already_member");
    await joinTeam(tx, team, { organizationId, userId: user.id, role: "admin" }, now);
    await recordActivity(tx, { kind: "member.added", organizationId, personId: user.id });
    return findPerson(tx, user.id);
  });
}

/** Writes a new member of a team that is held; they and its organizers get a mail. */
export async function joinTeam(
  tx: Tx,
  team: Team,
  { organizationId, userId, role }: { organizationId: number; userId: number; role: MemberRole },
  now: Date,
): Promise<void> {
  await tx
    .insertInto("organization_members")
    .values({ organization_id: organizationId, user_id: userId, since: now, role })
    .execute();
  // Whoever is in has nothing to accept any more.
  await sql`
    delete from organization_invitations i using users u
     where i.organization_id = ${organizationId} and u.id = ${userId} and lower(i.email) = lower(u.email)`.execute(
    tx,
  );
  const organizers = team.without(userId).filter((member) => may(member.role, "organize"));
  for (const recipient of [userId, ...organizers.map(({ user_id }) => user_id)]) {
    await queueMail(tx, memberAddedMail, {
      to: { userId: recipient },
      payload: { organizationId, memberId: userId },
      cause: `${organizationId}:${userId}:${now.getTime()}:${recipient}`,
    });
  }
}

/** Ends another member's access. Members who remove each other at the same time leave one. */
export function removeMember(
  db: Db,
  organizationId: number,
  userId: number,
  callerId: number,
): Promise<PersonRow> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeamAsAdmin(tx, organizationId, callerId);
    roleInTeam(team, userId);
    if (userId === callerId) {
      const codes = team.without(callerId).length === 0 ? ["yourself", "last_member"] : ["yourself"];
      throw new AppError("invalid", { user: codes.map((code) => ({ code })) });
    }
    const person = await findPerson(tx, userId);
    await deleteMember(tx, organizationId, userId);
    await recordActivity(tx, { kind: "member.removed", organizationId, personId: userId });
    return person;
  });
}

/** Ends one's own access, but not that of the last admin. */
export function leaveOrganization(db: Db, organizationId: number, callerId: number): Promise<PersonRow> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, organizationId);
    if (!team.roleOf(callerId)) throw forbidden();
    keepAnAdmin(team, callerId, "user");
    const person = await findPerson(tx, callerId);
    await deleteMember(tx, organizationId, callerId);
    await recordActivity(tx, { kind: "member.left", organizationId });
    return person;
  });
}

async function deleteMember(tx: Tx, organizationId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom("organization_members")
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", userId)
    .execute();
}

function findPerson(tx: Tx, userId: number): Promise<PersonRow> {
  return selectPeople(tx).where("u.id", "=", userId).executeTakeFirstOrThrow();
}
