import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { additions } from "../members/limit-additions.server.ts";
import { organizationName } from "../organization-name.server.ts";
import { answerTeamInvitation } from "./answer-team-invitation.server.ts";
import { invite, withdrawInvitation } from "./change-invitations.server.ts";
import { findInvitationsOf, findInvitationsTo } from "./invitation-rows.server.ts";
import { invitationContracts as contracts } from "./invitations.contract.ts";
import { presentMyInvitation, presentTeamInvitation } from "./present-team-invitation.ts";

export const listTeamInvitationsHandler = handler(
  contracts["GET /organizations/{id}/invitations"],
  async ({ platform: { db, clock } }, { params }) =>
    (await findInvitationsOf(db, params.id, clock.now())).map(presentTeamInvitation),
);

export const inviteHandler = handler(
  contracts["POST /organizations/{id}/invitations"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const callerId = callerOf(context);
    await limitAttempts(context.platform, additions, String(callerId));
    const invitation = { ...body, organizationId: params.id, callerId, language: context.language };
    return presentTeamInvitation(await invite(db, invitation, clock.now()));
  },
);

export const withdrawInvitationHandler = handler(
  contracts["DELETE /organizations/{id}/invitations/{invitation_id}"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    const which = {
      organizationId: params.id,
      invitationId: params.invitation_id,
      callerId: callerOf(context),
    };
    return presentTeamInvitation(await withdrawInvitation(db, which, clock.now()));
  },
);

export const listMyInvitationsHandler = handler(contracts["GET /users/own/invitations"], async (context) => {
  const { db, clock } = context.platform;
  const rows = await findInvitationsTo(db, callerOf(context), clock.now());
  return Promise.all(
    rows.map(async (row) =>
      presentMyInvitation(row, await organizationName(db, row.organization_id, context.language)),
    ),
  );
});

export const answerInvitationHandler = handler(
  contracts["PUT /users/own/invitations/{id}"],
  async (context, { params, body: { answer, token } }) => {
    const { db, clock } = context.platform;
    const given = { id: params.id, userId: callerOf(context), answer, token };
    const { organizationId, role } = await answerTeamInvitation(db, given, clock.now());
    return { organization_id: organizationId, role };
  },
);

const callerOf = (context: RequestContext) => sessionOf(context).user.id;
