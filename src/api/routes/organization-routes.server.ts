import { listPastParticipantsHandler } from "../../features/applications/applications.handlers.server.ts";
import type { activityContracts } from "../../features/events/activity/activity.contract.ts";
import * as activity from "../../features/events/activity/activity.handlers.server.ts";
import type { publishingRuleContracts } from "../../features/events/publishing/publishing-rules.contract.ts";
import { showPublishingRulesHandler } from "../../features/events/publishing/publishing-rules.handlers.server.ts";
import type { organizationImageContracts } from "../../features/organizations/images/organization-images.contract.ts";
import * as organizationImages from "../../features/organizations/images/organization-images.handlers.server.ts";
import type { invitationContracts } from "../../features/organizations/invitations/invitations.contract.ts";
import * as invitations from "../../features/organizations/invitations/invitations.handlers.server.ts";
import * as members from "../../features/organizations/members/members.handlers.server.ts";
import type { organizationContracts } from "../../features/organizations/organizations.contract.ts";
import * as organizations from "../../features/organizations/organizations.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import {
  anyone,
  eventManager,
  organizationAdmin,
  organizationMember,
  organizationReader,
  organizer,
  organizerInPerson,
  user,
} from "../policies.server.ts";

/** The calls of organizations, of the people in them and of what these have done. */
export const organizationRoutes: Routes<
  typeof organizationContracts &
    typeof activityContracts &
    typeof invitationContracts &
    typeof publishingRuleContracts &
    typeof organizationImageContracts
> = {
  "GET /organizations": route(user, organizations.listMyOrganizationsHandler),
  "GET /organizations/{id}": route(organizationReader, organizations.showOrganizationHandler),
  "POST /organizations/create": route(user, organizations.createOrganizationHandler),
  "PUT /organizations/{id}/update": route(organizer, organizations.updateOrganizationHandler),
  "DELETE /organizations/{id}": route(organizationAdmin, organizations.deleteOrganizationHandler),
  "POST /language_organizations/create": route(organizer, organizations.addOrganizationLanguageHandler),
  "GET /organizations/{id}/own_follow_state": route(anyone, organizations.showFollowStateHandler),
  "PUT /organizations/{id}/follow": route(user, organizations.followOrganizationHandler),
  "PUT /organizations/{id}/unfollow": route(user, organizations.unfollowOrganizationHandler),
  "GET /organizations/{id}/organization_users": route(organizerInPerson, members.listMembersHandler),
  "POST /organizations/{id}/organization_users/create": route(organizationAdmin, members.addMemberHandler),
  "PUT /organizations/{id}/organization_users/{user_id}": route(organizationAdmin, members.changeRoleHandler),
  "DELETE /organizations/{id}/organization_users/own": route(organizationMember, members.leaveHandler),
  "DELETE /organizations/{id}/organization_users/{user_id}": route(
    organizationAdmin,
    members.removeMemberHandler,
  ),
  "GET /organizations/{id}/invitations": route(organizationAdmin, invitations.listTeamInvitationsHandler),
  "POST /organizations/{id}/invitations": route(organizationAdmin, invitations.inviteHandler),
  "DELETE /organizations/{id}/invitations/{invitation_id}": route(
    organizationAdmin,
    invitations.withdrawInvitationHandler,
  ),
  "GET /organizations/{id}/publishing_rules": route(organizer, showPublishingRulesHandler),
  "GET /organizations/{id}/activity": route(organizer, activity.listOrganizationActivityHandler),
  "GET /events/{id}/activity": route(eventManager, activity.listEventActivityHandler),
  "GET /users/own/invitations": route(user, invitations.listMyInvitationsHandler),
  "PUT /users/own/invitations/{id}": route(user, invitations.answerInvitationHandler),
  "GET /organizations/{id}/followers": route(organizer, members.listFollowersHandler),
  "GET /organizations/{id}/past_participants": route(organizer, listPastParticipantsHandler),
  "GET /authentications/organization/{organization_id}": route(
    organizer,
    organizations.checkOrganizerHandler,
  ),
  "GET /users/own/follows": route(user, organizations.listFollowsHandler),
  "GET /s3/organizations/{organization_id}/icon": route(
    organizer,
    organizationImages.stageOrganizationIconHandler,
  ),
  "GET /s3/organizations/{organization_id}/header": route(
    organizer,
    organizationImages.stageOrganizationHeaderHandler,
  ),
};
