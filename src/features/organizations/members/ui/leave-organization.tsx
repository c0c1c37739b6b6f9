import { Button } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { organizationContracts } from "../../organizations.contract.ts";

const api = apiClient<typeof organizationContracts>();

interface LeaveOrganizationProps {
  organizationId: number;
  onLeft(): void;
  onFailure(sentence: string): void;
}

/** Ends one's own membership, after a question. */
export function LeaveOrganization({ organizationId, onLeft, onFailure }: LeaveOrganizationProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    try {
      await api("DELETE /organizations/{id}/organization_users/own", { params: { id: organizationId } });
    } catch (error) {
      setAsking(false);
      return onFailure(failureMessage(error, t("admin.unreachable")));
    }
    onLeft();
  };
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t("members.leave")}
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        action={t("members.leave")}
        question={t("members.leave_question")}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
