import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { roleChangedMail } from "../mails/role-changed.mail.server.ts";
import type { MemberRow } from "../organizations.contract.ts";
import { listMembers } from "../people-rows.server.ts";
import { keepAnAdmin, lockTeamAsAdmin, roleInTeam } from "./lock-team.server.ts";
import { type MemberRole, may } from "./member-roles.ts";

interface RoleChange {
  organizationId: number;
  userId: number;
  role: MemberRole;
  callerId: number;
}

/**
 * Gives a member another role, who gets a mail; the role that they have already is done. Two admins who take the role from each other
 * at the same time leave one: the second is no admin any more.
 * @throws `last_admin` where nobody else would be one
 */
export function changeRole(
  db: Db,
  { organizationId, userId, role, callerId }: RoleChange,
  language: Language,
  now: Date,
): Promise<MemberRow> {
  return db.transaction().execute(async (tx) => {
    const team = await lockTeamAsAdmin(tx, organizationId, callerId);
    const before = roleInTeam(team, userId);
    if (!may(role, "administer")) keepAnAdmin(team, userId, "role");
    if (before !== role) await writeRole(tx, { organizationId, userId, role }, callerId, now);
    const members = await listMembers(tx, organizationId, language);
    return members.find(({ id }) => id === userId) as MemberRow;
  });
}

/** @param callerId who needs no mail about themselves; null where nobody has decided it */
export async function writeRole(
  tx: Tx,
  { organizationId, userId, role }: Omit<RoleChange, "callerId">,
  callerId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("organization_members")
    .set({ role })
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", userId)
    .execute();
  await recordActivity(tx, {
    kind: "member.role_changed",
    organizationId,
    personId: userId,
    details: { role },
  });
  if (userId === callerId) return;
  await queueMail(tx, roleChangedMail, {
    to: { userId },
    payload: { organizationId, role },
    cause: `${organizationId}:${userId}:${role}:${now.getTime()}`,
  });
}
