import { minutesBetween } from "../../../../../shared/time/duration.ts";
import type { Event } from "../../../events.contract.ts";
import type { Inherited } from "../inherited-notice.tsx";
import { type EventValues, newEventText, newEventValues } from "./event-values.ts";
import { type FieldValues, fieldValues } from "./field-values.ts";
import { offerValues } from "./offer-values.ts";

/** What is said of each event anew: its moments, and the address of its meeting, which may be another one each time. */
const ofEachEvent = [
  "start_at",
  "end_at",
  "recieption_start_at",
  "apply_due",
  "lottery_at",
  "promote_until",
  "meeting_url",
  "detail_url",
  "is_published",
] as const satisfies (keyof FieldValues)[];

/**
 * The form of a new event as it begins, with what an organization says of one event as of the other. Its name, moments,
 * venue with the way there, picture and questions are of each event.
 * @param last the organization's event before this one
 */
export function inheritedValues(last: Event, languageId: number): EventValues {
  const blank = newEventValues(languageId);
  const anew = Object.fromEntries(ofEachEvent.map((name) => [name, blank[name]]));
  const { fee_kind, fee } = offerValues(last);
  return {
    ...blank,
    ...fieldValues(last),
    ...anew,
    fee_kind,
    fee,
    selection: last.selection,
    texts: [{ ...newEventText(languageId), fee_note: textIn(last, languageId)?.fee_note ?? "" }],
  };
}

/** The organization's event before a new one: the one that was made last. */
export function lastEvent(events: readonly Event[], organizationId: number): Event | undefined {
  return events
    .filter(({ owner_organization_id }) => owner_organization_id === organizationId)
    .toSorted((one, other) => other.id - one.id)[0];
}

/** What the form of a new event says of the one it begins as. */
export function inheritedFrom(last: Event, languageId: number): Inherited {
  const { start_at, end_at } = last;
  return {
    title: (textIn(last, languageId) ?? last.language_events[0])?.title ?? "",
    without: newEventValues(languageId),
    length: end_at ? minutesBetween(start_at, end_at) : null,
  };
}

const textIn = ({ language_events }: Event, languageId: number) =>
  language_events.find(({ language_id }) => language_id === languageId);
