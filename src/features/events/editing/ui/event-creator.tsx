import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { createOnce } from "../../../../platform/browser/create-once.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { Event, eventReadContracts } from "../../events.contract.ts";
import type { eventWriteContracts } from "../edit-event.contract.ts";
import { EventForm } from "./event-form.tsx";
import { type EventValues, eventBody } from "./values/event-values.ts";

const reading = apiClient<typeof eventReadContracts>();
const writing = apiClient<typeof eventWriteContracts>();

interface EventCreatorProps {
  organization: { id: number; is_hf: boolean };
  referenceData: ReferenceData;
  values: EventValues;
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
  draftPlace,
  knownIds,
  onCreated,
}: EventCreatorProps) {
  const t = useTexts();
  const [create] = useState(() =>
    createOnce(
      async (typed: EventValues) => {
        const params = { id: organization.id };
        const body = { event: eventBody(typed) };
        return (await writing("POST /organizations/{id}/events/create", { params, body })).data;
      },
      (typed) => findMade(organization.id, knownIds, typed),
    ),
  );
  return (
    <EventForm
      referenceData={referenceData}
      values={values}
      isByProvider={organization.is_hf}
      draftPlace={draftPlace}
      submitLabel={t("event_form.create")}
      onSubmit={create}
      onSaved={onCreated}
    />
  );
}

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
  const body = eventBody(typed);
  const old = made.apply_questions.map(({ id }) => ({ id, _destroy: true }));
  const apply_questions_attributes = [...old, ...body.apply_questions_attributes];
  const event = { ...body, apply_questions_attributes };
  return (await writing("PUT /events/{id}/update", { params: { id: made.id }, body: { event } })).data;
}
