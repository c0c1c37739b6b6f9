import type { ReactNode } from "react";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { disclosurePlace } from "../disclosure/ui/disclosure-place.ts";
import { FollowButton } from "../following/ui/follow-button.tsx";
import type { OrganizationSummary } from "../present-organization-summary.server.ts";
import styles from "./host-card.module.css";
import { OrganizationIcon } from "./organization-icon.tsx";
import { OrganizationSummaryText } from "./organization-summary-text.tsx";

interface HostCardProps {
  organization: OrganizationSummary;
  /** The number of followers may be another. */
  onFollowed(): void;
  children?: ReactNode;
}

/** An organization on the page of its event: who they are, and a way to hear of their next one. */
export function HostCard({ organization, onFollowed, children }: HostCardProps) {
  const t = useTexts();
  const { id, name, lang } = organization;
  return (
    <div className={styles.card}>
      <OrganizationIcon organization={organization} />
      <div className={styles.words}>
        <h3 className={styles.name} lang={lang}>
          <Link to={`/organizations/${id}`}>{name}</Link>
        </h3>
        <OrganizationSummaryText organization={organization} />
        <Link to={`/organizations/${id}#${disclosurePlace}`} className={styles.behind}>
          {t("event.who_is_behind")}
        </Link>
      </div>
      <div className={styles.follow}>
        <FollowButton organizationId={id} name={name} isQuiet onChanged={onFollowed} />
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
