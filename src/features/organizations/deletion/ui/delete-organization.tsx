import { Button, Fieldset, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { organizationContracts } from "../../organizations.contract.ts";

const api = apiClient<typeof organizationContracts>();

interface DeleteOrganizationProps {
  organization: { id: number; organization_name: string };
  onDeleted(): void;
}

/** For admins: ends an organization for good, once its name has been typed. */
export function DeleteOrganization({ organization, onDeleted }: DeleteOrganizationProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [hasMistyped, setMistyped] = useState(false);
  const name = organization.organization_name;
  const close = () => {
    setAsking(false);
    setTyped("");
    setMistyped(false);
  };
  const end = async () => {
    if (typed.trim() !== name.trim()) return setMistyped(true);
    try {
      await api("DELETE /organizations/{id}", { params: { id: organization.id } });
    } catch (error) {
      return noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    noticeSuccess(t("organization_deletion.done", { name }));
    onDeleted();
  };
  return (
    <Fieldset legend={t("organization_deletion.heading")} mt="xl">
      <Text size="sm" mb="sm">
        {t("organization_deletion.lead")}
      </Text>
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        {t("organization_deletion.delete")}
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        action={t("organization_deletion.delete")}
        question={t("organization_deletion.question", { name })}
        onConfirm={end}
        onClose={close}
      >
        <TextInput
          label={t("organization_deletion.name", { name })}
          value={typed}
          error={hasMistyped && t("organization_deletion.other_name")}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setMistyped(false);
          }}
        />
      </QuestionDialog>
    </Fieldset>
  );
}
