import { Button, Fieldset, Group } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { eventWriteContracts } from "../../editing/edit-event.contract.ts";
import type { Event } from "../../events.contract.ts";
import { CancelMessages, cancelBody } from "./cancel-messages.tsx";

const api = apiClient<typeof eventWriteContracts>();

interface EndEventProps {
  event: Event;
  onCancelled(): void;
  onRemoved(): void;
}

/** For the owner: calling the event off, which tells everybody who is coming, and removing one that nobody is coming to. */
export function EndEvent({ event, onCancelled, onRemoved }: EndEventProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<"cancel" | "remove" | null>(null);
  const [messages, setMessages] = useState<Record<number, string>>({});
  const mainLanguageId = event.language_events[0]?.language_id ?? 0;
  const params = { id: event.id };
  const end = async () => {
    try {
      if (asked === "cancel") {
        await api("PUT /events/{id}/cancel", { params, body: cancelBody(mainLanguageId, messages) });
        noticeSuccess(t("event_desk.cancelled"));
        onCancelled();
      } else {
        await api("DELETE /events/{id}", { params });
        noticeSuccess(t("event_desk.removed"));
        onRemoved();
      }
      setAsked(null);
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
  };
  const hasApplicants = event.applications_count > 0;
  return (
    <Fieldset legend={t("event_desk.end")}>
      <Group>
        {!event.cancelled_at && (
          <Button variant="light" color="red" onClick={() => setAsked("cancel")}>
            {t("event_desk.cancel")}
          </Button>
        )}
        {!hasApplicants && (
          <Button variant="light" color="red" onClick={() => setAsked("remove")}>
            {t("event_desk.remove")}
          </Button>
        )}
      </Group>
      <QuestionDialog
        isOpen={asked !== null}
        action={asked && t(`event_desk.${asked}`)}
        question={asked && t(`event_desk.${asked}_question`, { count: event.applications_count })}
        onConfirm={end}
        onClose={() => setAsked(null)}
      >
        {asked === "cancel" && (
          <CancelMessages mainLanguageId={mainLanguageId} messages={messages} onChange={setMessages} />
        )}
      </QuestionDialog>
    </Fieldset>
  );
}
