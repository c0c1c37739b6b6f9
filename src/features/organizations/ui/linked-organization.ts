import type { Organization } from "../organizations.contract.ts";

export const socialLinks = [
  "link_instagram",
  "link_wechat",
  "link_facebook",
  "link_line",
  "link_x",
  "link_official_site",
] as const;

export type LinkedOrganization = Pick<Organization, (typeof socialLinks)[number]>;

/** Of an organization its links alone. */
export function linksOf(organization: Organization): LinkedOrganization {
  return Object.fromEntries(socialLinks.map((link) => [link, organization[link]])) as LinkedOrganization;
}
