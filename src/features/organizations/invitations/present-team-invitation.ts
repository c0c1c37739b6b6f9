import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { InvitationRow } from "./invitation-rows.server.ts";
import type { Invitation, MyInvitation } from "./invitations.contract.ts";

const inviterOf = ({ inviter_id, first_name, last_name }: InvitationRow) => ({
  id: inviter_id,
  first_name,
  last_name,
});

export function presentTeamInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: inviterOf(row),
    created_at: toWireTime(row.created_at),
    expires_at: toWireTime(row.expires_at),
  };
}

/** Without the address, which its reader knows. */
export function presentMyInvitation(row: InvitationRow, organization_name: string): MyInvitation {
  return {
    id: row.id,
    organization: { id: row.organization_id, organization_name },
    role: row.role,
    invited_by: inviterOf(row),
    expires_at: toWireTime(row.expires_at),
  };
}
