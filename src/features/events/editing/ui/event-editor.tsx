import { Loader, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { apiOf } from "../../../../platform/browser/api-client.ts";
import { failureSentence } from "../../../../platform/browser/failure-message.ts";
import { uploadFile } from "../../../../platform/browser/upload-file.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useOwnUser } from "../../../accounts/accounts.public.ts";
import { fetchMasters, type Masters } from "../../../reference-data/reference-data.public.ts";
import type { Event, eventReadCalls } from "../../events.contract.ts";
import type { eventWriteCalls } from "../edit-event.contract.ts";
import type { headerImageCalls } from "../header-image/header-image.contract.ts";
import { EventForm } from "./event-form.tsx";
import { eventBody, eventText, eventValues } from "./event-values.ts";

const reading = apiOf<typeof eventReadCalls>();
const writing = apiOf<typeof eventWriteCalls>();
const images = apiOf<typeof headerImageCalls>();

interface EventEditorProps {
  eventId: number;
  /** The organization for which the caller edits. */
  organizationId: number;
  onSaved?(saved: Event): void;
}

/** The form of an event that is saved already; a second language can be added while there is one. */
export function EventEditor({ eventId, organizationId, onSaved }: EventEditorProps) {
  const t = useTexts();
  const { user } = useOwnUser();
  const { loaded, failure } = useEvent(eventId);
  if (failure) return <Text role="alert">{failureSentence(failure.reason, t("office.unreachable"))}</Text>;
  if (!loaded || !user) return <Loader aria-label={t("office.loading")} />;
  const { event, masters } = loaded;
  const params = { id: event.id };
  return (
    <EventForm
      key={event.id}
      masters={masters}
      values={eventValues(event)}
      isByProvider={event.is_created_by_hf}
      draftPlace={`tsudoi.draft.${user.id}.event.${event.id}`}
      submitLabel={t("office.save")}
      uploadThumbnail={async (file, filename, onProgress) => {
        const { data } = await images("GET /s3/organizations/{organization_id}/events/{event_id}/header", {
          params: { organization_id: organizationId, event_id: event.id },
          query: { filename },
        });
        return uploadFile(data, file, onProgress);
      }}
      addLanguage={async (language_id) => {
        const body = { event_id: event.id, language_id };
        return eventText((await writing("POST /language_events/create", { body })).data);
      }}
      countApplicants={() =>
        reading("GET /events/{id}", { params }).then(
          ({ data }) => data.applications_count,
          () => event.applications_count,
        )
      }
      onSubmit={async (values) => {
        const body = { event: eventBody(values) };
        return (await writing("PUT /events/{id}/update", { params, body })).data;
      }}
      onSaved={(saved) => {
        noticeSuccess(t("event.updated"));
        onSaved?.(saved);
      }}
    />
  );
}

function useEvent(eventId: number) {
  const [loaded, setLoaded] = useState<{ event: Event; masters: Masters } | null>(null);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  useEffect(() => {
    Promise.all([reading("GET /events/{id}", { params: { id: eventId } }), fetchMasters()]).then(
      ([{ data: event }, masters]) => setLoaded({ event, masters }),
      (reason) => setFailure({ reason }),
    );
  }, [eventId]);
  return { loaded, failure };
}
