import { Button, Loader, Modal, Stack, Text } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { apiOf } from "../../../../platform/browser/call-api.ts";
import { uploadFile } from "../../../../platform/browser/upload-file.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/office-notices.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useOwnUser } from "../../../accounts/door.ts";
import { fetchMasters, type Masters } from "../../../masters/door.ts";
import { ChooseLanguage } from "../../../masters/office-door.ts";
import type { Event, eventReadCalls, eventWriteCalls } from "../../contract.ts";
import type { headerImageCalls } from "../../header-image/contract.ts";
import { EventForm } from "./event-form.tsx";
import { eventBody, eventValues } from "./event-values.ts";

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
  const { loaded, hasFailed, load } = useEvent(eventId);
  if (hasFailed) return <Text role="alert">{t("office.unreachable")}</Text>;
  if (!loaded || !user) return <Loader aria-label={t("office.loading")} />;
  const { event, masters } = loaded;
  return (
    <Stack>
      {event.language_events.length < 2 && <AddLanguage event={event} masters={masters} onAdded={load} />}
      <EventForm
        key={`${event.id} ${event.language_events.length} ${event.lock_version}`}
        masters={masters}
        values={eventValues(event)}
        isByProvider={event.is_created_by_hf}
        draftPlace={`tsudoi.draft.${user.id}.event.${event.id}`}
        submitLabel={t("office.save")}
        uploadThumbnail={async (file, filename, onProgress) => {
          const params = { organization_id: organizationId, event_id: eventId };
          const { data } = await images("GET /s3/organizations/{organization_id}/events/{event_id}/header", {
            params,
            query: { filename },
          });
          return uploadFile(data, file, onProgress);
        }}
        onSubmit={async (values) => {
          const body = { event: eventBody(values) };
          return (await writing("PUT /events/{id}/update", { params: { id: eventId }, body })).data;
        }}
        onSaved={(saved) => {
          noticeSuccess(t("event.updated"));
          void load();
          onSaved?.(saved);
        }}
      />
    </Stack>
  );
}

function useEvent(eventId: number) {
  const [loaded, setLoaded] = useState<{ event: Event; masters: Masters } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      const [{ data: event }, masters] = await Promise.all([
        reading("GET /events/{id}", { params: { id: eventId } }),
        fetchMasters(),
      ]);
      setLoaded({ event, masters });
    } catch {
      setFailed(true);
    }
  }, [eventId]);
  useEffect(() => void load(), [load]);
  return { loaded, hasFailed, load };
}

function AddLanguage({
  event,
  masters,
  onAdded,
}: {
  event: Event;
  masters: Masters;
  onAdded(): Promise<void>;
}) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const add = async (language_id: number) => {
    try {
      await writing("POST /language_events/create", { body: { event_id: event.id, language_id } });
      await onAdded();
    } catch {
      noticeFailure(t("office.unreachable"));
    }
  };
  return (
    <div>
      <Button variant="light" onClick={() => setOpen(true)}>
        {t("language.add_another")}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("language.add_another")}>
        <ChooseLanguage
          masters={masters}
          label={t("language.another")}
          without={event.language_events.map(({ language_id }) => language_id)}
          submitLabel={t("language.add")}
          onChoose={add}
        />
      </Modal>
    </div>
  );
}
