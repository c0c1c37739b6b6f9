import { Stack } from "@mantine/core";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { FollowUpSection } from "./follow-up-section.tsx";

/** What organizers leave to people after an event: mails, material, and what else follows. */
export function FollowUpPanel({ event }: { event: Event }) {
  const t = useTexts();
  return (
    <Stack gap="xl" data-event={event.id}>
      <FollowUpSection title={t("follow_up.mails")} />
      <FollowUpSection title={t("follow_up.material")} />
    </Stack>
  );
}
