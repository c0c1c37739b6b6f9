import { Button } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { addByHandContracts } from "../add-by-hand.contract.ts";

const api = apiClient<typeof addByHandContracts>();

interface EraseGuestProps {
  eventId: number;
  userId: number;
  name: string;
  onErased(): Promise<unknown>;
}

/** Erases somebody without an account, who could not do so themselves, after a question. */
export function EraseGuest({ eventId, userId, name, onErased }: EraseGuestProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const erase = async () => {
    try {
      await api("DELETE /events/{id}/applications/{user_id}", { params: { id: eventId, user_id: userId } });
      noticeSuccess(t("add_person.erased"));
      await onErased();
    } catch (error) {
      setAsking(false);
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
  };
  return (
    <>
      <Button color="red" variant="subtle" onClick={() => setAsking(true)}>
        {t("add_person.erase")}
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        action={t("add_person.erase")}
        question={t("add_person.erase_question", { name })}
        onConfirm={erase}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
