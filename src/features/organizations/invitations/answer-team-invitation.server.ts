import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { lockActiveUser } from "../../accounts/accounts.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { joinTeam } from "../members/change-members.server.ts";
import { lockTeam } from "../members/lock-team.server.ts";
import type { MemberRole } from "../members/member-roles.ts";
import { removeInvitation } from "./change-invitations.server.ts";
import { findInvitationByToken, findInvitationsTo, type InvitationRow } from "./invitation-rows.server.ts";

interface Answer {
  id: number;
  userId: number;
  answer: "accept" | "decline";
  /** Of the mail's link: it shows that the caller has the address, where that was never confirmed. */
  token: string | undefined;
}

/**
 * Accepts or declines, once. Who has become a member in the meantime keeps the role.
 * @returns the role that the caller has there now, null where they have declined
 * @throws `not_found` for what is not open to the caller, `for_other_address` for who was handed on a link
 */
export function answerTeamInvitation(
  db: Db,
  answer: Answer,
  now: Date,
): Promise<{ organizationId: number; role: MemberRole | null }> {
  return db.transaction().execute(async (tx) => {
    const { organization_id: organizationId } = await findAnswerable(tx, answer, now);
    const team = await lockTeam(tx, organizationId);
    await lockActiveUser(tx, answer.userId);
    // Again, now that nobody else changes it: it may have been answered or withdrawn since.
    const invitation = await findAnswerable(tx, answer, now);
    await removeInvitation(tx, invitation.id);
    const present = team.roleOf(answer.userId);
    const kind = answer.answer === "accept" ? "invitation.accepted" : "invitation.declined";
    await recordActivity(tx, { kind, organizationId });
    if (answer.answer === "decline" || present) return { organizationId, role: present ?? null };
    const { role } = invitation;
    await joinTeam(tx, team, { organizationId, userId: answer.userId, role }, now);
    return { organizationId, role };
  });
}

async function findAnswerable(tx: Tx, { id, userId, token }: Answer, now: Date): Promise<InvitationRow> {
  const own = (await findInvitationsTo(tx, userId, now)).find((one) => one.id === id);
  if (own) return own;
  const linked = token === undefined ? undefined : await findInvitationByToken(tx, token, now);
  if (linked?.id !== id) throw notFound("invitation");
  const user = await tx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirst();
  if (user?.email?.toLowerCase() !== linked.email.toLowerCase())
    throw invalid("invitation", "for_other_address");
  return linked;
}
