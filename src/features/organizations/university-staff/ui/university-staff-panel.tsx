import { Button, Group, Modal, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { EmailForm } from "../../../../ui/forms/email-form.tsx";
import { HeadWithActions } from "../../../../ui/tables/head-with-actions.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { StaffRow, universityStaffContracts } from "../university-staff.contract.ts";

const api = apiClient<typeof universityStaffContracts>();

interface UniversityStaffPanelProps {
  universityId: number;
  /** Its name. */
  university: string;
  staff: StaffRow[];
  onChanged(): Promise<void>;
}

/** For the product team: the people of a university's office, to add to and to remove from. */
export function UniversityStaffPanel({
  universityId,
  university,
  staff,
  onChanged,
}: UniversityStaffPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<StaffRow | null>(null);
  const params = { id: universityId };
  const add = async (email: string) => {
    try {
      await api("POST /uniteam/universities/{id}/staff", { params, body: { email } });
    } catch (error) {
      const message = error instanceof ApiError ? error.sentences.email?.[0] : undefined;
      return message ?? failureMessage(error, t("admin.unreachable"));
    }
    setAdding(false);
    noticeSuccess(t("university_staff.added", { email }));
    await onChanged();
  };
  const remove = async () => {
    if (!leaving) return;
    try {
      await api("DELETE /uniteam/universities/{id}/staff/{user_id}", {
        params: { ...params, user_id: leaving.id },
      });
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    await onChanged();
    setLeaving(null);
  };
  return (
    <Stack component="section" aria-label={university}>
      <Group justify="space-between">
        <Text>{t("university_staff.count", { count: staff.length, university })}</Text>
        <Button onClick={() => setAdding(true)}>{t("university_staff.add")}</Button>
      </Group>
      {staff.length > 0 && (
        <Table.ScrollContainer minWidth={320}>
          <Table striped verticalSpacing="sm">
            <HeadWithActions>
              <Table.Th>{t("university_staff.person")}</Table.Th>
            </HeadWithActions>
            <Table.Tbody>
              {staff.map((person) => (
                <Table.Tr key={person.id}>
                  <Table.Td>
                    {personName(person, language)}
                    <Text size="sm" c="dimmed">
                      {person.email}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="end">
                    <Button
                      variant="subtle"
                      color="red"
                      aria-label={`${t("university_staff.remove")}: ${personName(person, language)}`}
                      onClick={() => setLeaving(person)}
                    >
                      {t("university_staff.remove")}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Modal opened={isAdding} onClose={() => setAdding(false)} title={t("university_staff.add")}>
        <EmailForm
          label={t("university_staff.email")}
          hint={t("university_staff.email_hint", { university })}
          submitLabel={t("university_staff.add")}
          send={add}
        />
      </Modal>
      <QuestionDialog
        isOpen={leaving !== null}
        action={t("university_staff.remove")}
        question={t("university_staff.remove_question", {
          name: leaving ? personName(leaving, language) : "",
          university,
        })}
        onConfirm={remove}
        onClose={() => setLeaving(null)}
      />
    </Stack>
  );
}
