import { formatList } from "../../../shared/languages/format-list.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { OrganizationSummary } from "../present-organization-summary.server.ts";
import styles from "./organization-summary-text.module.css";

/** The lines below an organization's name: who recognises it, its universities, and its number of followers. */
export function OrganizationSummaryText({
  organization,
  recognitionNote,
}: {
  organization: OrganizationSummary;
  /** A sentence on what the marks mean, right below them. */
  recognitionNote?: string | undefined;
}) {
  const t = useTexts();
  const language = useLanguage();
  const { universities, recognitions, followersCount } = organization;
  return (
    <>
      {recognitions.map(({ label, until }) => (
        <p key={label} className={styles.quiet}>
          <Badge tone="recognized">{label}</Badge>{" "}
          <span className={styles.whole}>{t("recognition.until", { date: until })}</span>
        </p>
      ))}
      {recognitionNote && <p className={styles.quiet}>{recognitionNote}</p>}
      {universities.length > 0 && <p className={styles.quiet}>{formatList(universities, language)}</p>}
      {followersCount > 0 && <p className={styles.quiet}>{t("follow.count", { count: followersCount })}</p>}
    </>
  );
}
