import type { Tx } from "../../../platform/db/client.server.ts";
import { forbidden, invalid, notFound } from "../../../shared/app-error.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { lockOrganization } from "../editing/update-organization.server.ts";
import { type MemberRole, may } from "./member-roles.ts";

export interface Team {
  /** Undefined for who is no member. */
  roleOf(userId: number): MemberRole | undefined;
  /** Everybody but one, those first who have been members for longest. */
  without(userId: number): TeamMember[];
}

interface TeamMember {
  user_id: number;
  role: MemberRole;
  /** False for who is blocked, and so decides about nothing. */
  may_act: boolean;
}

/** Holds an organization, so that changes of its members take turns, and answers who they are. */
export async function lockTeam(tx: Tx, organizationId: number): Promise<Team> {
  await lockOrganization(tx, organizationId);
  const rows = await tx
    .selectFrom("organization_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["m.user_id", "m.role", mayAct("u").as("may_act")])
    .where("m.organization_id", "=", organizationId)
    .orderBy("m.since")
    .orderBy("m.user_id")
    .execute();
  const team = rows as TeamMember[];
  return {
    roleOf: (userId) => team.find(({ user_id }) => user_id === userId)?.role,
    without: (userId) => team.filter(({ user_id }) => user_id !== userId),
  };
}

/** As `lockTeam`, for a caller who is asked again whether they are an admin: the role may have been taken away since. */
export async function lockTeamAsAdmin(tx: Tx, organizationId: number, callerId: number): Promise<Team> {
  const team = await lockTeam(tx, organizationId);
  if (!may(team.roleOf(callerId), "administer")) throw forbidden();
  return team;
}

/** The role of somebody who has to be a member. @throws `not_found` */
export function roleInTeam(team: Team, userId: number): MemberRole {
  const role = team.roleOf(userId);
  if (!role) throw notFound("user");
  return role;
}

/** There is always an admin: refuses what would leave the others without one. */
export function keepAnAdmin(team: Team, userId: number, field: string): void {
  if (!may(team.roleOf(userId), "administer")) return;
  if (!team.without(userId).some(({ role, may_act }) => may_act && may(role, "administer")))
    throw invalid(field, "last_admin");
}
