import { Modal, Stack, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { searchKey } from "../../../../shared/name-search.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { recognitionContracts, UniversityOrganization } from "../recognitions.contract.ts";
import { RecognitionForm } from "./recognition-form.tsx";
import { recognitionOf } from "./recognition-of.ts";
import { RecognitionRow } from "./recognition-row.tsx";

const api = apiClient<typeof recognitionContracts>();

interface UniversityOrganizationsProps {
  universityId: number;
  organizations: UniversityOrganization[];
  /** The product team looks on. */
  mayRecognise: boolean;
  onChanged(): Promise<void>;
}

/** So many are found at a glance. */
const foundAtGlance = 10;

/** For the staff of a university: the organizations that name it, first those whom it does not recognise. */
export function UniversityOrganizations({
  universityId,
  organizations,
  mayRecognise,
  onChanged,
}: UniversityOrganizationsProps) {
  const t = useTexts();
  const [words, setWords] = useState("");
  const [edited, setEdited] = useState<UniversityOrganization | null>(null);
  const [asked, setAsked] = useState<UniversityOrganization | null>(null);
  const found = organizations.filter(({ organization_name }) =>
    searchKey(organization_name).includes(searchKey(words)),
  );
  const isRecognised = (one: UniversityOrganization) =>
    recognitionOf(one, universityId)?.is_in_force === true;
  const lastOf = (one: UniversityOrganization) => recognitionOf(one, universityId)?.valid_until ?? "";
  const lists = {
    asking: found.filter((one) => !isRecognised(one)),
    // Those first that end first.
    recognised: found.filter(isRecognised).sort((one, other) => (lastOf(one) < lastOf(other) ? -1 : 1)),
  };
  const latest = organizations
    .flatMap((one) => recognitionOf(one, universityId) ?? [])
    .sort((one, other) => (one.granted_at > other.granted_at ? -1 : 1))[0];
  const withdraw = async () => {
    if (!asked) return;
    try {
      await api("DELETE /universities/{id}/recognitions/{organization_id}", {
        params: { id: universityId, organization_id: asked.id },
      });
      noticeSaved(t("university_page.withdrawn_done"));
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    await onChanged();
    setAsked(null);
  };
  return (
    <Stack gap="xl">
      {organizations.length > foundAtGlance && (
        <TextInput
          type="search"
          label={t("table.search")}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          w="min(100%, 24rem)"
        />
      )}
      {(["asking", "recognised"] as const).map((list) => (
        <section key={list} aria-labelledby={list}>
          <Title order={2} size="h3" id={list}>
            {t(`university_page.${list}`, { count: lists[list].length })}
          </Title>
          {lists[list].length === 0 && <p>{t(`university_page.none_${list}`)}</p>}
          <Stack component="ul" gap={0} p={0} m={0}>
            {lists[list].map((one) => (
              <RecognitionRow
                key={one.id}
                universityId={universityId}
                organization={one}
                onRecognise={mayRecognise ? () => setEdited(one) : null}
                onWithdraw={() => setAsked(one)}
              />
            ))}
          </Stack>
        </section>
      ))}
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={t(
          edited && isRecognised(edited) ? "university_page.change_title" : "university_page.recognise_title",
          { organization: edited?.organization_name ?? "" },
        )}
      >
        {edited && (
          <RecognitionForm
            universityId={universityId}
            organizationId={edited.id}
            before={recognitionOf(edited, universityId) ?? (latest && { ...latest, is_in_force: false })}
            onSaved={async () => {
              noticeSaved(t("admin.saved"));
              await onChanged();
              setEdited(null);
            }}
          />
        )}
      </Modal>
      <QuestionDialog
        isOpen={asked !== null}
        action={t("university_page.withdraw")}
        question={t("university_page.withdraw_question", { organization: asked?.organization_name ?? "" })}
        onConfirm={withdraw}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
}
