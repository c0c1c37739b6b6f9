import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { MemberRow, organizationContracts } from "../../organizations.contract.ts";
import { type MemberRole, may, memberRoles } from "../member-roles.ts";

const api = apiClient<typeof organizationContracts>();

interface RoleSelectProps {
  organizationId: number;
  member: MemberRow;
  isOwn: boolean;
  onChanged(): void;
  onFailure(sentence: string): void;
}

/** The role of a member, to be chosen by an admin; who gives up their own is asked first. */
export function RoleSelect({ organizationId, member, isOwn, onChanged, onFailure }: RoleSelectProps) {
  const t = useTexts();
  const language = useLanguage();
  // What was chosen is shown while it is on its way; what the list says then is true.
  const [chosen, setChosen] = useState<MemberRole | null>(null);
  const [asked, setAsked] = useState<MemberRole | null>(null);
  const change = async (role: MemberRole) => {
    setChosen(role);
    try {
      await api("PUT /organizations/{id}/organization_users/{user_id}", {
        params: { id: organizationId, user_id: member.id },
        body: { role },
      });
    } catch (error) {
      onFailure(failureMessage(error, t("admin.unreachable")));
    }
    onChanged();
    setAsked(null);
    setChosen(null);
  };
  return (
    <>
      <NativeSelect
        size="sm"
        miw="7rem"
        aria-label={t("members.role_of", { name: personName(member, language) })}
        value={chosen ?? member.role}
        disabled={chosen !== null}
        data={memberRoles.map((role) => ({ value: role, label: t(`members.role_name.${role}`) }))}
        onChange={({ currentTarget }) => {
          const role = currentTarget.value as MemberRole;
          if (isOwn && !may(role, "administer")) setAsked(role);
          else void change(role);
        }}
      />
      {asked && (
        <QuestionDialog
          action={t("members.give_up_admin")}
          question={t("members.give_up_admin_question", { role: t(`members.role_name.${asked}`) })}
          onConfirm={() => change(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
