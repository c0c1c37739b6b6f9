import { formatList } from "../../../shared/languages/languages.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { OrganizationSummary } from "../present-organization-summary.ts";
import styles from "./organization-summary-text.module.css";

/** The lines below an organization's name: its universities, and its number of followers. */
export function OrganizationSummaryText({ organization }: { organization: OrganizationSummary }) {
  const t = useTexts();
  const language = useLanguage();
  const { universities, followersCount } = organization;
  return (
    <>
      {universities.length > 0 && <p className={styles.quiet}>{formatList(universities, language)}</p>}
      {followersCount > 0 && <p className={styles.quiet}>{t("follow.count", { count: followersCount })}</p>}
    </>
  );
}
