import { Suspense } from "react";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
import { type LinkedOrganization, socialLinks } from "./linked-organization.ts";
import styles from "./social-links.module.css";

/** Part of the page as the server makes it; its script, with its drawings, is fetched once the rest has woken up. */
const SocialLinkItems = lazyPart(() => import("./social-link-items.tsx"));

/** The links that are set, each cut to 30 characters, in a tab of their own. */
export function SocialLinks({ organization }: { organization: LinkedOrganization }) {
  if (!socialLinks.some((link) => organization[link])) return null;
  return (
    <ul className={styles.links}>
      <Suspense fallback={null}>
        <SocialLinkItems organization={organization} />
      </Suspense>
    </ul>
  );
}
