import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { Badge, type BadgeTone } from "../../../ui/base/badge.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { MailPreview } from "../../event-mail/delivery/mail-delivery.contract.ts";
import { MailPreviewDialog } from "../../event-mail/event-mail.admin.ts";
import type { eventOverviewContracts, TimelineMail } from "../event-overview.contract.ts";
import { mailName, tabOfMail } from "./mail-name.ts";
import styles from "./mail-timeline.module.css";
import { Part } from "./part.tsx";

const tones: Record<TimelineMail["state"], BadgeTone> = {
  scheduled: "info",
  waiting_for_publication: "now",
  dropped: "quiet",
  sending: "info",
  sent: "good",
};

const api = apiClient<typeof eventOverviewContracts>();

interface MailTimelineProps {
  eventId: number;
  mails: readonly TimelineMail[];
  /** The address of the event's dashboard. */
  dashboard: string;
  /** Mails that are not sent yet wait then. */
  isHeld: boolean;
}

/** Every mail of the event in the order of time: when, what, to how many, how far it is, and how it looks. */
export function MailTimeline({ eventId, mails, dashboard, isHeld }: MailTimelineProps) {
  const t = useTexts();
  const [preview, setPreview] = useState<MailPreview | null>(null);
  const look = async ({ source, id, kind }: TimelineMail) => {
    try {
      const { data } = await api("GET /events/{id}/overview/mail", {
        params: { id: eventId },
        query: { source, ...(id && { mail_id: id }), ...(kind && { kind }) },
      });
      setPreview(data);
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
  };
  return (
    <Part title={t("overview.mails")}>
      <Text size="sm" c="var(--ink-quiet)">
        {t(mails.length > 0 ? "overview.mails_hint" : "overview.mails_none")}
      </Text>
      {mails.length > 0 && (
        <ol className={styles.mails}>
          {mails.map((mail) => (
            <li key={`${mail.source} ${mail.id ?? mail.kind} ${mail.state}`}>
              <MailLine {...{ mail, dashboard, isHeld }} onLook={() => void look(mail)} />
            </li>
          ))}
        </ol>
      )}
      {preview && <MailPreviewDialog preview={preview} onClose={() => setPreview(null)} isExample />}
    </Part>
  );
}

interface MailLineProps {
  mail: TimelineMail;
  dashboard: string;
  isHeld: boolean;
  onLook(): void;
}

function MailLine({ mail, dashboard, isHeld, onLook }: MailLineProps) {
  const t = useTexts();
  const language = useLanguage();
  const { source, id, at, state, reason, recipients, failed } = mail;
  const isWaiting = isHeld && state !== "sent" && state !== "dropped";
  const name = mailName(mail, t);
  const tab = tabOfMail(mail);
  return (
    <>
      <span className={styles.quiet}>{displayDayTime(new Date(at), language)}</span>
      <span className={styles.name}>
        {name}
        {source === "automatic" && (
          <span className={styles.quiet}>{` · ${t("overview.mail_automatic")}`}</span>
        )}
      </span>
      <span className={styles.quiet}>
        {recipients === null
          ? t("overview.mail_people_unknown")
          : t("overview.mail_people_count", { count: recipients })}
      </span>
      <span className={styles.state}>
        <span className={styles.state}>
          <Badge tone={isWaiting ? "now" : tones[state]}>
            {t(isWaiting ? "overview.waits_for_release" : `overview.state.${state}`)}
          </Badge>
          {failed > 0 && <Badge tone="now">{t("overview.mail_failed", { count: failed })}</Badge>}
        </span>
        {reason && <span className={styles.quiet}>{t(`progress.dropped.${reason}`)}</span>}
        <span className={styles.state}>
          <Button
            size="xs"
            variant="default"
            aria-label={t("overview.mail_look_at", { mail: name })}
            onClick={onLook}
          >
            {t("event_mail.preview")}
          </Button>
          {tab && (
            <Button
              component={Link}
              to={`${dashboard}/${tab}${id ? `?${source}=${id}` : ""}`}
              size="xs"
              variant="default"
              aria-label={t("overview.mail_open_of", { mail: name })}
            >
              {t("overview.mail_open")}
            </Button>
          )}
        </span>
      </span>
    </>
  );
}
