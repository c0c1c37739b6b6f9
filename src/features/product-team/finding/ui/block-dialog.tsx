import { apiClient } from "../../../../platform/browser/api-client.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { BlockConsequences, blockContracts } from "../../blocking/blocks.contract.ts";
import type { FoundPerson } from "../team-search.contract.ts";
import { TeamActionDialog } from "./team-action-dialog.tsx";

const api = apiClient<typeof blockContracts>();

interface BlockDialogProps {
  person: FoundPerson;
  onDone(): Promise<void>;
  onClose(): void;
}

/** Asks before somebody is kept out, and tells what that does; or before they are let in again. */
export function BlockDialog({ person, onDone, onClose }: BlockDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const params = { id: person.id };
  if (person.blocked_at)
    return (
      <TeamActionDialog
        title={t("find.unblock")}
        subject={personName(person, language)}
        effects={async () => [t("find.unblock_effect"), t("find.unblock_mails")]}
        act={() => api("PUT /uniteam/users/{id}/unblock", { params })}
        {...{ onDone, onClose }}
      />
    );
  const effectsOf = (data: BlockConsequences) => [
    t("find.block_sessions", { count: data.sessions_count }),
    t("find.block_mails", { count: data.waiting_mails_count }),
    ...(data.applications_ahead_count > 0
      ? [t("find.block_places", { count: data.applications_ahead_count })]
      : []),
    ...(data.api_tokens_count > 0 ? [t("find.block_tokens", { count: data.api_tokens_count })] : []),
    ...(data.organizations_without_admin.length > 0
      ? [
          t("find.block_organizations", {
            names: data.organizations_without_admin.map((one) => one.organization_name).join(" / "),
          }),
        ]
      : []),
    ...(data.is_uniteam ? [t("find.block_team")] : []),
  ];
  return (
    <TeamActionDialog
      title={t("find.block")}
      subject={personName(person, language)}
      reasonHint={t("find.block_reason_hint")}
      effects={async () => effectsOf((await api("GET /uniteam/users/{id}/block", { params })).data)}
      act={(reason) => api("PUT /uniteam/users/{id}/block", { params, body: { reason } })}
      {...{ onDone, onClose }}
    />
  );
}
