import { Anchor, Button, Group, Text } from "@mantine/core";
import { localeOf } from "../../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../../shared/languages/name-of-language.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Badge, type BadgeTone } from "../../../../ui/base/badge.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReportState } from "../../report-values.ts";
import type { Report } from "../../reports.contract.ts";
import { ReportHistory } from "./report-history.tsx";
import styles from "./reports.module.css";

/** Its page in its language. */
const addressOf = ({ path, language }: NonNullable<Report["page"]>) =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

const tones: Record<ReportState, BadgeTone> = { open: "now", reviewing: "info", resolved: "good" };

interface QuoteProps {
  label?: string;
  lang?: string;
  children: string;
}

/** Words of others; with a label where there are several. */
function Quote({ label, lang, children }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      {label && <figcaption>{label}</figcaption>}
      <blockquote className={styles.text} lang={lang}>
        {children}
      </blockquote>
    </figure>
  );
}

interface ReportItemProps {
  report: Report;
  onDecide(): void;
}

/** A report with all that is known of it. Its subject may be gone or hidden since: the link then says so. */
export function ReportItem({ report, onDecide }: ReportItemProps) {
  const t = useTexts();
  const language = useLanguage();
  const { subject, subject_id: id, title, state, reason, page, text, email, reporter, note } = report;
  const publicPage = page ? addressOf(page) : `/${subject}s/${id}`;
  return (
    <li className={styles.report}>
      <Group gap="sm">
        <Badge tone={tones[state]}>{t(`reports.state.${state}`)}</Badge>
        <Badge tone="quiet">{t(`reports.subject.${subject}`)}</Badge>
        {page && <Badge tone="info">{languageNameIn(page.language, language)}</Badge>}
        {!page && report.sources_count > 1 && (
          <Badge tone="now">{t("reports.sources", { count: report.sources_count })}</Badge>
        )}
      </Group>
      <h2>{title}</h2>
      <Text fw={600}>{t(`reports.reason.${reason}`)}</Text>
      {page?.selection && (
        <Quote label={t("reports.marked")} lang={localeOf(page.language)}>
          {page.selection}
        </Quote>
      )}
      {text && <Quote {...(page && { label: t("reports.said") })}>{text}</Quote>}
      <Text size="sm" c="dimmed">
        {[
          reporter ? personName(reporter, language) : t("reports.visitor"),
          displayDayTime(new Date(report.created_at), language),
        ].join(" · ")}
        {email && (
          <>
            {" · "}
            <Anchor href={`mailto:${email}`} underline="always">
              {email}
            </Anchor>
          </>
        )}
      </Text>
      {note && (
        <Text className={styles.note}>
          <strong>{t("reports.note")}</strong>
          {": "}
          {note}
        </Text>
      )}
      <ReportHistory history={report.history} />
      <Group justify="space-between">
        <Group className={styles.links}>
          <Anchor href={publicPage} target="_blank">
            {t("reports.public_page")}
          </Anchor>
          {!page && (
            <Anchor component={Link} to={`/uniteamanage/find?q=${encodeURIComponent(publicPage)}`}>
              {t("reports.find")}
            </Anchor>
          )}
        </Group>
        <Button aria-label={`${t("reports.decide")}: ${title}`} onClick={onDecide}>
          {t("reports.decide")}
        </Button>
      </Group>
    </li>
  );
}
