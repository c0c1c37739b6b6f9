export { type ActivityKind, activityKinds, type EventActivityKind } from "./activity/activity-kinds.ts";
export {
  type ActivityDetails,
  type RecordedActivity,
  recordActivity,
  removeOldActivities,
} from "./activity/record-activity.server.ts";
export { holdOrganizationAlone, keepOrganization } from "./deletion/delete-organization.server.ts";
export { type OrganizationDeletion, organizationDeletion } from "./deletion/organization-deletion.server.ts";
export { queueDueFollowerDigests } from "./digest/queue-follower-digests.server.ts";
export { lockOrganization } from "./editing/update-organization.server.ts";
export {
  type OrganizationUnfollowed,
  organizationUnfollowed,
} from "./following/organization-unfollowed.server.ts";
export { organizationImageColumns } from "./images/organization-image-columns.ts";
export { removeExpiredInvitations } from "./invitations/change-invitations.server.ts";
export { type LinkedInvitation, readLinkedInvitation } from "./invitations/read-linked-invitation.server.ts";
export { mailOrganization } from "./mails/mail-organization.server.ts";
export { findAdmins } from "./members/find-admins.server.ts";
export { lockTeamAsAdmin } from "./members/lock-team.server.ts";
export { type MemberRight, type MemberRole, may, memberRoles } from "./members/member-roles.ts";
export { isOrganizer, requireMember } from "./members/require-organizer.server.ts";
export { organizationName } from "./organization-name.server.ts";
export { onAccountDeleted } from "./organizations-on-account-deleted.server.ts";
export { presentOrganizationSummary } from "./present-organization-summary.ts";
export { presentPerson } from "./present-person.ts";
export {
  type OrganizationSummaryRow,
  readOrganizationSummaries,
} from "./read-organization-summaries.server.ts";
export { type PersonRow, selectPeople } from "./select-people.server.ts";
export { showOrganizationToVisitors } from "./show-organization-to-visitors.server.ts";
