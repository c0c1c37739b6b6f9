import { apiClient } from "../../../platform/browser/api-client.ts";
import { useAnswer } from "../../../platform/browser/use-answer.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { applicationContracts } from "../applications.contract.ts";
import { MeetingAddress } from "./meeting-address.tsx";

const api = apiClient<typeof applicationContracts>();

/** The way into an online event, asked for anew by whoever has a place: nothing that is kept for others holds it. */
export function MeetingLink({ eventId, className }: { eventId: number; className?: string | undefined }) {
  const t = useTexts();
  const url = useAnswer(`meeting ${eventId}`, async () => {
    return (await api("GET /events/{id}/applications/own", { params: { id: eventId } })).data?.meeting_url;
  });
  if (!url) return null;
  return (
    <MeetingAddress
      url={url}
      label={t("own.meeting")}
      note={t("own.meeting_private")}
      className={className}
    />
  );
}
