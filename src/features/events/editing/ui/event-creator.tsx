import { useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { createOnce } from "../../../../platform/browser/create-once.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { Event, eventReadContracts } from "../../events.contract.ts";
import type { eventWriteContracts } from "../edit-event.contract.ts";
import { EventForm } from "./event-form.tsx";
import type { Inherited } from "./inherited-notice.tsx";
import { sendHeaderImage } from "./send-header-image.ts";
import { type EventValues, eventBody } from "./values/event-values.ts";

const reading = apiClient<typeof eventReadContracts>();
const writing = apiClient<typeof eventWriteContracts>();

interface EventCreatorProps {
  organization: { id: number; is_hf: boolean };
  referenceData: ReferenceData;
  values: EventValues;
  /** Where `values` hold what was said of the event before. */
  inherited?: Inherited;
  draftPlace: string;
  /** The organization's events before this one: what is not among them after a lost answer was created by it. */
  knownIds: ReadonlySet<number>;
  onCreated(event: Event): void;
}

/** The form of a new event. An answer that got lost does not make it twice. */
export function EventCreator({
  organization,
  referenceData,
  values,
  inherited,
  draftPlace,
  knownIds,
  onCreated,
}: EventCreatorProps) {
  const t = useTexts();
  const picture = useRef<{ file: Blob; name: string; address: string }>(null);
  const [create] = useState(() =>
    createOnce(
      async (typed: EventValues) => {
        const params = { id: organization.id };
        const body = { event: bodyOfNew(typed) };
        return (await writing("POST /organizations/{id}/events/create", { params, body })).data;
      },
      (typed) => findMade(organization.id, knownIds, typed),
    ),
  );
  /** There is an event for it only now; without its picture the event is there all the same. */
  const sendPicture = async (event: Event, typed: EventValues): Promise<Event> => {
    const chosen = picture.current;
    if (!chosen || chosen.address !== typed.thumbnail_url) return event;
    try {
      const thumbnail_url = await sendHeaderImage(organization.id, event.id, chosen.file, chosen.name);
      const body = { event: { thumbnail_url, lock_version: event.lock_version } };
      return (await writing("PUT /events/{id}/update", { params: { id: event.id }, body })).data;
    } catch {
      noticeFailure(t("event_form.picture_not_sent"));
      return event;
    }
  };
  return (
    <EventForm
      referenceData={referenceData}
      values={values}
      isByProvider={organization.is_hf}
      owner={{ organizationId: organization.id }}
      draftPlace={draftPlace}
      inherited={inherited}
      uploadThumbnail={async (file, name) => {
        const address = URL.createObjectURL(file);
        picture.current = { file, name, address };
        return address;
      }}
      onSubmit={async (typed) => sendPicture(await create(typed), typed)}
      onSaved={onCreated}
    />
  );
}

/** Its picture follows once the event is there. */
const bodyOfNew = (typed: EventValues) => eventBody({ ...typed, thumbnail_url: "" });

/** The event that a call has made whose answer did not arrive, with what has been typed since. */
async function findMade(organizationId: number, knownIds: ReadonlySet<number>, typed: EventValues) {
  const { data } = await reading("GET /organizations/{id}/events", { params: { id: organizationId } });
  const made = data.find(
    ({ id, owner_organization_id, language_events }) =>
      !knownIds.has(id) &&
      owner_organization_id === organizationId &&
      language_events[0]?.title === typed.texts[0]?.title.trim(),
  );
  if (!made) return undefined;
  const body = bodyOfNew(typed);
  const old = made.apply_questions.map(({ id }) => ({ id, _destroy: true }));
  const apply_questions_attributes = [...old, ...body.apply_questions_attributes];
  const event = { ...body, apply_questions_attributes };
  return (await writing("PUT /events/{id}/update", { params: { id: made.id }, body: { event } })).data;
}
