import { Stack } from "@mantine/core";
import { SavingArea } from "../../../ui/forms/saving/area/saving-area.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { AfterMailsPanel } from "../after-mails/ui/after-mails-panel.tsx";
import { CertificateDashboard } from "../certificate/ui/certificate-dashboard.tsx";
import { MaterialPanel } from "../material/ui/material-panel.tsx";
import { SurveyDashboard } from "../survey/ui/survey-dashboard.tsx";
import { FollowUpSection } from "./follow-up-section.tsx";

/** Mails, material, survey and certificates that organizers leave to people after an event; one bar saves them all. */
export function FollowUpPanel({ event }: { event: Event }) {
  const t = useTexts();
  return (
    <SavingArea>
      <Stack gap="xl">
        <FollowUpSection title={t("follow_up.mails")}>
          <AfterMailsPanel event={event} />
        </FollowUpSection>
        <FollowUpSection title={t("follow_up.material")}>
          <MaterialPanel eventId={event.id} />
        </FollowUpSection>
        <FollowUpSection title={t("follow_up.survey")}>
          <SurveyDashboard event={event} />
        </FollowUpSection>
        <FollowUpSection title={t("follow_up.certificate")}>
          <CertificateDashboard eventId={event.id} />
        </FollowUpSection>
      </Stack>
    </SavingArea>
  );
}
