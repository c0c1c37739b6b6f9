export { namedIn, nameIn } from "./name-in.ts";
export { FollowButton } from "./ui/follow-button.tsx";
export { type LinkedOrganization, linksOf, SocialLinks } from "./ui/social-links.tsx";
