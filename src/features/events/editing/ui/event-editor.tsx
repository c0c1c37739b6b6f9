import { Loader, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { useFormQuery } from "../../../../platform/browser/use-form-query.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useFormOwner } from "../../../accounts/accounts.public.ts";
import { referenceDataQuery } from "../../../reference-data/reference-data.public.ts";
import { applicantCountsQuery, fetchApplicantCounts } from "../../applicant-counts/applicant-counts-query.ts";
import { countIn, nobodyApplied } from "../../applicant-counts/count-applicants.ts";
import type { Event } from "../../events.contract.ts";
import { eventFormQuery } from "../../ui/event-queries.ts";
import type { eventWriteContracts } from "../edit-event.contract.ts";
import { EventForm } from "./event-form.tsx";
import { sendHeaderImage } from "./send-header-image.ts";
import { useSeries } from "./series/use-series.tsx";
import { eventBody, eventText, eventValues } from "./values/event-values.ts";

const writing = apiClient<typeof eventWriteContracts>();

interface EventEditorProps {
  eventId: number;
  /** The organization for which the caller edits. */
  organizationId: number;
  onSaved?(saved: Event): void;
}

/** The form of an event that is saved already; a second language can be added while there is one. */
export function EventEditor({ eventId, organizationId, onSaved }: EventEditorProps) {
  const t = useTexts();
  const ownerId = useFormOwner();
  const { data: event, error: eventError } = useFormQuery(eventFormQuery(eventId));
  const { data: referenceData, error: referenceDataError } = useQuery(referenceDataQuery());
  const { data: counts = nobodyApplied } = useQuery(applicantCountsQuery(eventId));
  const series = useSeries(event);
  const error = eventError ?? (referenceData ? null : referenceDataError);
  if (error) return <Text role="alert">{failureMessage(error, t("admin.unreachable"))}</Text>;
  if (!event || !referenceData || !ownerId) return <Loader aria-label={t("admin.loading")} />;
  const params = { id: event.id };
  return (
    <EventForm
      key={event.id}
      referenceData={referenceData}
      values={eventValues(event)}
      isByProvider={event.is_created_by_hf}
      owner={event.owner_organization_id === organizationId ? { organizationId, eventId } : undefined}
      fixedPlaces={{
        hasApplications: countIn(counts, () => true) > 0,
        isDrawn: event.lottery_drawn_at !== null,
      }}
      draftPlace={`tsudoi.draft.${ownerId}.event.${event.id}`}
      uploadThumbnail={(file, filename, onProgress) =>
        sendHeaderImage(organizationId, event.id, file, filename, onProgress)
      }
      addLanguage={async (language_id) => {
        const body = { event_id: event.id, language_id };
        return eventText((await writing("POST /language_events/create", { body })).data);
      }}
      countApplicants={() => fetchApplicantCounts(eventId).catch(() => counts)}
      series={series.choice}
      previewFollowing={series.preview}
      onSubmit={async (values, reason) => {
        const body = { event: eventBody(values), ...reason };
        return (await series.save(body)) ?? (await writing("PUT /events/{id}/update", { params, body })).data;
      }}
      onSaved={(saved) => {
        noticeSuccess(t("event.updated"));
        onSaved?.(saved);
      }}
    />
  );
}
