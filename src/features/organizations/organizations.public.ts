export { type ActivityKind, activityKinds, eventActivityKinds } from "./activity/activity-kinds.ts";
export { DisclosureFacts } from "./disclosure/ui/disclosure-facts.tsx";
export { FollowButton } from "./following/ui/follow-button.tsx";
export { LinkedInvitationPanel } from "./invitations/ui/linked-invitation-panel.tsx";
export { type MemberRole, may, memberRoles } from "./members/member-roles.ts";
export { namedIn, organizationNameIn } from "./organization-name-in.ts";
export { organizationTopic } from "./organization-topic.ts";
export type { OrganizationSummary } from "./present-organization-summary.server.ts";
export { displayLastDay } from "./recognition/display-last-day.ts";
export {
  type NamedRecognition,
  recognitionLabel,
  recognitionLevel,
} from "./recognition/name-recognition.ts";
export { SignInAdvice } from "./sign-in-advice/ui/lazy-sign-in-advice.ts";
export { HostCard } from "./ui/host-card.tsx";
export { type LinkedOrganization, linksOf } from "./ui/linked-organization.ts";
export { OrganizationIcon } from "./ui/organization-icon.tsx";
export { OrganizationSummaryText } from "./ui/organization-summary-text.tsx";
export { SocialLinks } from "./ui/social-links.tsx";
