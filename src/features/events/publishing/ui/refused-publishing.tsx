import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { publishingRulesQuery } from "./publishing-rules-query.ts";

/** The owner of an event that is about to be published, of which the reader is an organizer; without `eventId` a new one. */
export interface PublishingOwner {
  organizationId: number;
  eventId?: number;
}

/** Says before the press that the save would be refused, and what to do; nothing where the event may be published. */
export function RefusedPublishing({ organizationId, eventId }: PublishingOwner) {
  const t = useTexts();
  const { data } = useQuery(publishingRulesQuery(organizationId, eventId));
  if (!data?.refusal) return null;
  return (
    <Alert color="yellow" role="alert" title={t("publishing.refused_title")}>
      {t(`publishing.refused.${data.refusal}`)}
    </Alert>
  );
}
