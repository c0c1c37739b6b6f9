export { FollowButton } from "./following/ui/follow-button.tsx";
export { namedIn, organizationNameIn } from "./organization-name-in.ts";
export { organizationTopic } from "./organization-topic.ts";
export type { OrganizationSummary } from "./present-organization-summary.ts";
export { HostCard } from "./ui/host-card.tsx";
export { type LinkedOrganization, linksOf } from "./ui/linked-organization.ts";
export { OrganizationIcon } from "./ui/organization-icon.tsx";
export { OrganizationSummaryText } from "./ui/organization-summary-text.tsx";
export { SocialLinks } from "./ui/social-links.tsx";
