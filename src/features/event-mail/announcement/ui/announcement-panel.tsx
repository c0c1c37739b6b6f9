import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { displayDate, displayTime } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import type { PastParticipant, UserRow } from "../../../organizations/organizations.contract.ts";
import type { mailDeliveryContracts } from "../../delivery/mail-delivery.contract.ts";
import type { eventMailContracts, NotifyEventMail } from "../../event-mail.contract.ts";
import { MailProgressView } from "../../ui/mail-progress.tsx";
import { MailRecipients } from "../../ui/mail-recipients.tsx";
import { PreviewAndTest } from "../../ui/preview-and-test.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";

const api = apiClient<typeof eventMailContracts>();
const delivery = apiClient<typeof mailDeliveryContracts>();

interface AnnouncementPanelProps {
  event: Event;
  announcement: NotifyEventMail | null;
  followers: UserRow[];
  pastParticipants: PastParticipant[];
  /** Titles of past events, the latest first. */
  pastEvents: ReadonlyMap<number, string>;
  onChanged(): Promise<void>;
}

/** The one mail that tells followers and past participants of the event: not set, scheduled, or sent. */
export function AnnouncementPanel(props: AnnouncementPanelProps) {
  const { event, announcement, onChanged } = props;
  const t = useTexts();
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const params = { event_id: event.id };
  const remove = async () => {
    try {
      await api("DELETE /events/{event_id}/notify_event_mails", { params });
      noticeSuccess(t("announcement.deleted"));
      setDeleting(false);
      await onChanged();
    } catch {
      noticeFailure(t("announcement.delete_failed"));
    }
  };
  const trying = {
    preview: () => delivery("GET /events/{event_id}/notify_event_mails/preview", { params }),
    onFailed: () => noticeFailure(t("admin.error")),
  };
  if (isEditing) {
    return (
      <AnnouncementForm
        {...props}
        onDone={async () => {
          await onChanged();
          setEditing(false);
        }}
        onBack={() => setEditing(false)}
      />
    );
  }
  if (!announcement) {
    return (
      <Stack align="start">
        <Text>{t("announcement.not_set")}</Text>
        <Group>
          <Button onClick={() => setEditing(true)}>{t("announcement.set")}</Button>
          <PreviewAndTest {...trying} />
        </Group>
      </Stack>
    );
  }
  const sendAt = new Date(announcement.sent_at ?? announcement.send_at);
  return (
    <Stack>
      <Group>
        <Badge tone={announcement.sent_at ? "good" : "info"}>
          {t(announcement.sent_at ? "announcement.sent" : "announcement.scheduled")}
        </Badge>
        <Text>
          {displayDate(sendAt, language)} {displayTime(sendAt, language)}
        </Text>
        <Text>{t("announcement.recipients", { count: announcement.user_ids.length })}</Text>
      </Group>
      <MailProgressView
        mail={`announcement ${params.event_id} ${announcement.sent_at ?? announcement.send_at}`}
        ask={async () =>
          (await delivery("GET /events/{event_id}/notify_event_mails/progress", { params })).data
        }
      />
      {announcement.sent_at && (
        <MailRecipients
          mail={`announcement ${params.event_id}`}
          ask={(query) => delivery("GET /events/{event_id}/notify_event_mails/recipients", { params, query })}
        />
      )}
      <Group>
        <PreviewAndTest
          {...trying}
          test={() => delivery("POST /events/{event_id}/notify_event_mails/test", { params })}
        />
        {!announcement.sent_at && (
          <>
            <Button onClick={() => setEditing(true)}>{t("announcement.edit")}</Button>
            <Button variant="light" color="red" onClick={() => setDeleting(true)}>
              {t("announcement.delete")}
            </Button>
          </>
        )}
      </Group>
      <QuestionDialog
        isOpen={isDeleting}
        action={t("announcement.delete")}
        question={t("announcement.delete_question")}
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    </Stack>
  );
}
