import type { Organization } from "../organizations.contract.ts";

export const socialLinks = [
  "link_instagram",
  "link_wechat",
  "link_facebook",
  "link_line",
  "link_x",
  "link_official_site",
] as const;

export type LinkedOrganization = Partial<Pick<Organization, (typeof socialLinks)[number]>>;

/** Of an organization its links alone, those that are set. */
export function linksOf(organization: LinkedOrganization): LinkedOrganization {
  const set = socialLinks.filter((link) => organization[link]);
  return Object.fromEntries(set.map((link) => [link, organization[link]]));
}
