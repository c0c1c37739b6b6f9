import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { apiOf } from "../../../platform/browser/call-api.ts";
import { failureSentence } from "../../../platform/browser/failure-sentence.ts";
import { noticeFailure, noticeSuccess } from "../../../ui/feedback/office-notices.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { eventMailCalls, RemindEventMail } from "../contract.ts";

const api = apiOf<typeof eventMailCalls>();

interface RemoveReminderButtonProps {
  eventId: number;
  mail: RemindEventMail;
  onRemoved(): Promise<void>;
}

/** Deletes a scheduled mail to the applicants, after a question: its text is gone with it. */
export function RemoveReminderButton({ eventId, mail, onRemoved }: RemoveReminderButtonProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await api("DELETE /events/{event_id}/remind_event_mails/{id}", {
        params: { event_id: eventId, id: mail.id },
      });
      noticeSuccess(t("reminder_mail.removed"));
      await onRemoved();
    } catch (error) {
      noticeFailure(failureSentence(error, t("office.unreachable")));
      setRemoving(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t("reminder_mail.remove")}
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={t("reminder_mail.remove")}>
        <Stack>
          <Text>{t("reminder_mail.remove_question", { title: mail.title })}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t("office.back")}
            </Button>
            <Button color="red" loading={isRemoving} onClick={() => void remove()}>
              {t("reminder_mail.remove")}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
