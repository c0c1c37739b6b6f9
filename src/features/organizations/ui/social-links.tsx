import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import type { Organization } from "../organizations.contract.ts";
import { SocialIcon } from "./social-icon.tsx";
import styles from "./social-links.module.css";

const links = [
  "link_instagram",
  "link_wechat",
  "link_facebook",
  "link_line",
  "link_x",
  "link_official_site",
] as const;
const mostCharacters = 30;

export type LinkedOrganization = Pick<Organization, (typeof links)[number]>;

/** Of an organization its links alone. */
export function linksOf(organization: Organization): LinkedOrganization {
  return Object.fromEntries(links.map((link) => [link, organization[link]])) as LinkedOrganization;
}

/** The links that are set, each cut to 30 characters, in a tab of their own. */
export function SocialLinks({ organization }: { organization: LinkedOrganization }) {
  const t = useTexts();
  const set = links.filter((link) => organization[link]);
  if (set.length === 0) return null;
  return (
    <ul className={styles.links}>
      {set.map((link) => {
        const address = organization[link] as string;
        return (
          <li key={link}>
            <SocialIcon link={link} />
            <span>{t(`organization.${link}` as TextKey)}</span>{" "}
            <a href={address} target="_blank" rel="noopener noreferrer">
              {address.length > mostCharacters ? `${address.slice(0, mostCharacters)}…` : address}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
