import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import type { Organization } from "../contract.ts";
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

/** The links that are set, each cut to 30 characters, in a tab of their own. */
export function SocialLinks({ organization }: { organization: Organization }) {
  const t = useTexts();
  const set = links.filter((link) => organization[link]);
  if (set.length === 0) return null;
  return (
    <ul className={styles.links}>
      {set.map((link) => {
        const address = organization[link] as string;
        return (
          <li key={link}>
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
