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
export { isDisclosed } from "./disclosure/disclosure.ts";
export { findDisclosure } from "./disclosure/find-disclosure.server.ts";
export { lockOrganization } from "./editing/update-organization.server.ts";
export {
  type OrganizationUnfollowed,
  organizationUnfollowed,
} from "./following/organization-unfollowed.server.ts";
export { showUnfollowPage } from "./following/show-unfollow-page.server.ts";
export { handOnGuest } from "./hand-on-guest-in-log.server.ts";
export { organizationImageColumns } from "./images/organization-image-columns.ts";
export { removeExpiredInvitations } from "./invitations/change-invitations.server.ts";
export { type LinkedInvitation, readLinkedInvitation } from "./invitations/read-linked-invitation.server.ts";
export { mailOrganization, mailOrganizationAddress } from "./mails/mail-organization.server.ts";
export { findAdmins } from "./members/find-admins.server.ts";
export { lockTeamAsAdmin } from "./members/lock-team.server.ts";
export { type MemberRight, type MemberRole, may, memberRoles, rolesWith } from "./members/member-roles.ts";
export { isOrganizer, requireMember } from "./members/require-organizer.server.ts";
export {
  findNewOrganizationLimits,
  isOverRecipientLimit,
} from "./new-organizations/find-limits.server.ts";
export { organizationName } from "./organization-name.server.ts";
export { findOrganization } from "./organization-rows.server.ts";
export { onAccountDeleted } from "./organizations-on-account-deleted.server.ts";
export { presentOrganization } from "./present-organization.server.ts";
export { presentOrganizationSummary } from "./present-organization-summary.server.ts";
export { presentPerson } from "./present-person.ts";
export {
  type OrganizationSummaryRow,
  readOrganizationSummaries,
} from "./read-organization-summaries.server.ts";
export { findRecognisedBy, findRecognisingUniversities } from "./recognition/find-recognised-by.server.ts";
export { readAllRecognitions } from "./recognition/read-all-recognitions.server.ts";
export { endOfRecognition, isInForceSql, usualLastDays } from "./recognition/recognition-in-force.ts";
export { recognitionsInForce } from "./recognition/recognitions-in-force.server.ts";
export { remindOfEndingRecognitions } from "./recognition/remind-of-ends.server.ts";
export { type ReportCounts, reportCounts } from "./recognition/report-counts.server.ts";
export { selectRecognitions } from "./recognition/select-recognitions.server.ts";
export { type PersonRow, selectPeople } from "./select-people.server.ts";
export { showOrganizationToVisitors } from "./show-organization-to-visitors.server.ts";
export { isFoundSql, isSuspended, refuseSuspended } from "./suspension/is-suspended.server.ts";
export { selectHiddenOrganizationImages } from "./suspension/select-hidden-organization-images.server.ts";
export { withHiddenImages } from "./suspension/with-hidden-images.server.ts";
export { writeSuspension } from "./suspension/write-suspension.server.ts";
export {
  isUniversityStaff,
  requireUniversityStaff,
} from "./university-staff/require-university-staff.server.ts";
