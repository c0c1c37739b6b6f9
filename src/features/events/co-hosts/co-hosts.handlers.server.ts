import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { answerInvitation } from "./answer-invitation.server.ts";
import { coHostContracts as contracts } from "./co-hosts.contract.ts";
import { findInvitations } from "./host-rows.server.ts";
import { inviteCoHost } from "./invite-co-host.server.ts";
import { presentHost, presentInvitation } from "./present-host.ts";
import { removeCoHost } from "./remove-co-host.server.ts";

/** Each sends mails to people who did not ask for them. */
const invitations = { name: "co_host_invitation", max: 60, seconds: 60 * 60 };

export const inviteCoHostHandler = handler(
  contracts["POST /events/{id}/co_hosts"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    await limitAttempts(context.platform, invitations, String(sessionOf(context).user.id));
    const invitation = {
      eventId: params.id,
      invitingId: body.current_organization_id,
      targetEmail: body.target_organization_email,
    };
    const row = await inviteCoHost(db, invitation, sessionOf(context).user.id, clock.now());
    return presentHost(row, context.language);
  },
);

export const removeCoHostHandler = handler(
  contracts["DELETE /events/{id}/co_hosts/{target_organization_id}"],
  async (context, { params, query }) => {
    const { db, clock } = context.platform;
    const row = await removeCoHost(
      db,
      params.id,
      params.target_organization_id,
      query.current_organization_id,
      sessionOf(context).user.id,
      clock.now(),
    );
    return presentHost(row, context.language);
  },
);

export const listInvitationsHandler = handler(
  contracts["GET /organizations/{id}/co-host-invitations"],
  async ({ platform, language }, { params }) => {
    const rows = await findInvitations(platform.db, params.id);
    return rows.map((row) => presentInvitation(row, language));
  },
);

export const acceptInvitationHandler = handler(
  contracts["PUT /organizations/{id}/co-host-invitations/{invitation_id}/accept"],
  (context, { params }) => answer(context, params, "accepted"),
);

export const declineInvitationHandler = handler(
  contracts["PUT /organizations/{id}/co-host-invitations/{invitation_id}/decline"],
  (context, { params }) => answer(context, params, "declined"),
);

async function answer(
  { platform, language }: RequestContext,
  params: { id: number; invitation_id: number },
  given: "accepted" | "declined",
) {
  const row = await answerInvitation(platform, params.id, params.invitation_id, given);
  return presentHost(row, language);
}
