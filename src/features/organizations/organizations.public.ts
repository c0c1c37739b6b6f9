export { namedIn, organizationNameIn } from "./organization-name-in.ts";
export { organizationTopic } from "./organization-topic.ts";
export { FollowButton } from "./ui/follow-button.tsx";
export { type LinkedOrganization, linksOf, SocialLinks } from "./ui/social-links.tsx";
