import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { isAddressOfBlocked } from "../../accounts/accounts.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { organizationInvitationMail } from "../mails/organization-invitation.mail.server.ts";
import { lockTeamAsAdmin } from "../members/lock-team.server.ts";
import type { MemberRole } from "../members/member-roles.ts";
import { refuseSuspended } from "../suspension/is-suspended.server.ts";
import { findInvitationsOf, type InvitationRow } from "./invitation-rows.server.ts";

const days = 14;
/** More wait for an answer in no team; each holds somebody's address. */
const openAtMost = 100;

interface NewInvitation {
  organizationId: number;
  email: string;
  role: MemberRole;
  callerId: number;
  /** Of the mail, where the address has no account. */
  language: Language;
}

/**
 * Invites whoever has an address. The answer and the time it takes are the same whether it has an account; only that a member has it is
 * told, which the list of members says too. Inviting again gives another role and term, and a link that replaces the one before.
 */
export function invite(
  db: Db,
  { organizationId, email, role, callerId, language }: NewInvitation,
  now: Date,
): Promise<InvitationRow> {
  return db.transaction().execute(async (tx) => {
    await lockTeamAsAdmin(tx, organizationId, callerId);
    await refuseSuspended(tx, organizationId);
    const known = await tx
      .selectFrom("users as u")
      .leftJoin("organization_members as m", (join) =>
        join.onRef("m.user_id", "=", "u.id").on("m.organization_id", "=", organizationId),
      )
      .select(["u.language", "m.role"])
      .where((eb) => eb(eb.fn("lower", ["u.email"]), "=", email.toLowerCase()))
      .executeTakeFirst();
    if (known?.role) throw invalid("email", "already_member");
    const expires = new Date(now.getTime() + days * dayMs);
    const { rows } = await sql<{ id: number }>`
      insert into organization_invitations (organization_id, email, role, invited_by_id, created_at, expires_at)
      values (${organizationId}, ${email}, ${role}, ${callerId}, ${now}, ${expires})
          on conflict (organization_id, lower(email)) do update
         set email = excluded.email, role = excluded.role, invited_by_id = excluded.invited_by_id,
             token_digest = null, created_at = excluded.created_at, expires_at = excluded.expires_at
      returning id`.execute(tx);
    const invitationId = rows[0]?.id ?? 0;
    const open = await findInvitationsOf(tx, organizationId, now);
    if (open.length > openAtMost) throw invalid("invitations", "at_most", { max: openAtMost });
    await recordActivity(tx, { kind: "invitation.sent", organizationId, details: { role } });
    // The same answer; who is blocked gets no mails.
    if (!(await isAddressOfBlocked(tx, email)))
      await queueMail(tx, organizationInvitationMail, {
        to: { address: email, language: known?.language ?? language },
        payload: { invitationId },
        cause: `${invitationId}:${now.getTime()}`,
      });
    return oneOf(open, invitationId);
  });
}

/** Its link opens nothing from now on. */
export function withdrawInvitation(
  db: Db,
  {
    organizationId,
    invitationId,
    callerId,
  }: { organizationId: number; invitationId: number; callerId: number },
  now: Date,
): Promise<InvitationRow> {
  return db.transaction().execute(async (tx) => {
    await lockTeamAsAdmin(tx, organizationId, callerId);
    const invitation = oneOf(await findInvitationsOf(tx, organizationId, now), invitationId);
    await removeInvitation(tx, invitationId);
    const { role } = invitation;
    await recordActivity(tx, { kind: "invitation.withdrawn", organizationId, details: { role } });
    return invitation;
  });
}

export async function removeInvitation(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("organization_invitations").where("id", "=", id).execute();
}

/** Addresses of people without account are not kept longer than they are needed. */
export async function removeExpiredInvitations({
  db,
  clock,
}: {
  db: Db;
  clock: { now(): Date };
}): Promise<void> {
  await db.deleteFrom("organization_invitations").where("expires_at", "<=", clock.now()).execute();
}

function oneOf(open: readonly InvitationRow[], id: number): InvitationRow {
  const found = open.find((one) => one.id === id);
  if (!found) throw notFound("invitation");
  return found;
}
