import { Button, Modal, Stack } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { ChooseLanguage } from "../../features/masters/office-door.ts";
import type { organizationCalls } from "../../features/organizations/contract.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { noticeFailure } from "../../ui/feedback/office-notices.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { OrganizationSettings } from "../office/organization-settings.tsx";
import { useOrganizationDesk } from "../office/use-organization-desk.ts";

const api = apiOf<typeof organizationCalls>();

export default function EditOrganization() {
  const t = useTexts();
  const { organization, masters } = useOrganizationDesk();
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const taken = organization.language_organizations.map(({ language_id }) => language_id);
  const add = async (language_id: number) => {
    try {
      await api("POST /language_organizations/create", {
        body: { organization_id: organization.id, language_id },
      });
      await revalidate();
      setAdding(false);
    } catch {
      noticeFailure(t("office.unreachable"));
    }
  };
  return (
    <Stack>
      {taken.length < 2 && (
        <div>
          <Button variant="light" onClick={() => setAdding(true)}>
            {t("language.add_another")}
          </Button>
        </div>
      )}
      <OrganizationSettings organization={organization} masters={masters} />
      <Modal opened={isAdding} onClose={() => setAdding(false)} title={t("language.add_another")}>
        <ChooseLanguage
          masters={masters}
          label={t("language.another")}
          without={taken}
          submitLabel={t("language.add")}
          onChoose={add}
        />
      </Modal>
    </Stack>
  );
}
