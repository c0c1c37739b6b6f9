import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { holdContracts } from "../../../events/holds/holds.contract.ts";
import type { FoundOrganization } from "../team-search.contract.ts";
import { FoundRow, FoundRows } from "./found-row.tsx";
import { TeamActionDialog } from "./team-action-dialog.tsx";

const api = apiClient<typeof holdContracts>();

interface FoundOrganizationsProps {
  organizations: readonly FoundOrganization[];
  onChanged(): Promise<void>;
}

/** Organizations with their universities, and whether anybody runs them. */
export function FoundOrganizations({ organizations, onChanged }: FoundOrganizationsProps) {
  const t = useTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<FoundOrganization | null>(null);
  return (
    <>
      <FoundRows label={t("find.organizations")}>
        {organizations.map((organization) => {
          const action = t(organization.suspended_at ? "find.restore" : "find.suspend");
          return (
            <FoundRow
              key={organization.id}
              name={
                <Anchor href={`/organizations/${organization.id}`} inherit>
                  {organization.organization_name}
                </Anchor>
              }
              badges={
                <>
                  {organization.suspended_at && (
                    <Badge tone="now">
                      {t("find.suspended_since", {
                        at: displayDateTime(new Date(organization.suspended_at), language),
                      })}
                    </Badge>
                  )}
                  {!organization.has_active_admin && <Badge tone="info">{t("find.no_active_admin")}</Badge>}
                </>
              }
              facts={[
                organization.email,
                organization.universities.map((one) => nameIn(one, language)).join(" / "),
                t("find.members", { count: organization.members_count }),
                t("find.upcoming", { count: organization.upcoming_events_count }),
              ].filter((fact) => fact !== "")}
              reason={organization.suspension_reason}
              actions={
                <Button
                  variant="default"
                  aria-label={`${action}: ${organization.organization_name}`}
                  onClick={() => setAsked(organization)}
                >
                  {action}
                </Button>
              }
            />
          );
        })}
      </FoundRows>
      {asked && (
        <SuspendDialog
          key={asked.id}
          organization={asked}
          onDone={onChanged}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface SuspendDialogProps {
  organization: FoundOrganization;
  onDone(): Promise<void>;
  onClose(): void;
}

function SuspendDialog({ organization, onDone, onClose }: SuspendDialogProps) {
  const t = useTexts();
  const params = { id: organization.id };
  const shared = { subject: organization.organization_name, onDone, onClose };
  if (organization.suspended_at)
    return (
      <TeamActionDialog
        title={t("find.restore")}
        effects={async () => [t("find.restore_effect"), t("find.restore_held")]}
        act={() => api("PUT /uniteam/organizations/{id}/restore", { params })}
        {...shared}
      />
    );
  const effects = async () => {
    const { data } = await api("GET /uniteam/organizations/{id}/suspend", { params });
    return [
      t("find.suspend_page"),
      t("find.suspend_events", { count: data.events_count, upcoming: data.upcoming_events_count }),
      t("find.hold_applicants", { count: data.applicants_count }),
      ...(data.co_hosted_events_count > 0
        ? [t("find.suspend_co_hosts", { count: data.co_hosted_events_count })]
        : []),
      ...(data.waiting_mails_count > 0 ? [t("find.hold_mails", { count: data.waiting_mails_count })] : []),
    ];
  };
  return (
    <TeamActionDialog
      title={t("find.suspend")}
      reasonHint={t("find.organizers_reason_hint")}
      effects={effects}
      act={(reason) => api("PUT /uniteam/organizations/{id}/suspend", { params, body: { reason } })}
      {...shared}
    />
  );
}
