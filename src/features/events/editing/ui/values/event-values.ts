import type { Event, LanguageEvent } from "../../../events.contract.ts";
import { type QuestionValues, questionBody, questionValues } from "../../../questions/ui/question-values.ts";
import { type FieldValues, fieldBody, fieldValues, newFieldValues } from "./field-values.ts";
import { type JapaneseValues, japaneseBody, japaneseValues, newJapaneseValues } from "./japanese-values.ts";
import { newOfferValues, type OfferValues, offerBody, offerValues } from "./offer-values.ts";
import { newPlacesValues, type PlacesValues, placesBody, placesValues } from "./places-values.ts";

/** One language of the event's texts as it is typed. */
export interface EventText {
  id?: number;
  language_id: number;
  title: string;
  discription: string;
  place_name: string;
  address: string;
  organization_name: string;
  summary: string;
  fee_note: string;
  access_station: string;
}

/** The event form as it is typed. */
export interface EventValues extends FieldValues, OfferValues, PlacesValues, JapaneseValues {
  /** The main language first; at most two. */
  texts: EventText[];
  thumbnail_url: string;
  questions: QuestionValues[];
  /** Of what was loaded; none for a new event. */
  lock_version?: number;
}

/** Whether visitors see it as it was saved last; a new event was not saved yet, whatever its form proposes. */
export function isPublicAlready({ lock_version, is_published }: Partial<EventValues>): boolean {
  return lock_version !== undefined && is_published === true;
}

export function newEventText(language_id: number): EventText {
  return {
    language_id,
    title: "",
    discription: "",
    place_name: "",
    address: "",
    organization_name: "",
    summary: "",
    fee_note: "",
    access_station: "",
  };
}

export function newEventValues(languageId: number): EventValues {
  return {
    ...newFieldValues(),
    ...newOfferValues(),
    ...newPlacesValues(),
    ...newJapaneseValues(),
    texts: [newEventText(languageId)],
    thumbnail_url: "",
    questions: [],
  };
}

export function eventText({ is_main, ...text }: LanguageEvent): EventText {
  return { ...text, organization_name: text.organization_name ?? "" };
}

export function eventValues(event: Event): EventValues {
  const languageIds = event.language_events.map(({ language_id }) => language_id);
  return {
    ...fieldValues(event),
    ...offerValues(event),
    ...placesValues(event),
    ...japaneseValues(event),
    // The main language's name of the station stands in the event itself.
    texts: event.language_events.map((text, place) => ({
      ...eventText(text),
      ...(place === 0 && { access_station: "" }),
    })),
    thumbnail_url: event.thumbnail_url ?? "",
    questions: event.apply_questions
      .filter(({ _destroy }) => !_destroy)
      .map((question) => questionValues(question, languageIds)),
    lock_version: event.lock_version,
  };
}

/** The form as the API wants it. */
export function eventBody({ texts, questions, lock_version, ...values }: EventValues) {
  return {
    ...fieldBody(values),
    ...offerBody(values),
    ...placesBody(values),
    ...japaneseBody(values),
    thumbnail_url: values.thumbnail_url,
    language_events_attributes: texts.map((text, place) => ({ ...text, is_main: place === 0 })),
    apply_questions_attributes: questions.flatMap((question, index) =>
      questionBody(
        question,
        index,
        texts.map(({ language_id }) => language_id),
      ),
    ),
    ...(lock_version !== undefined && { lock_version }),
  };
}

/** The form's field for one that a refusal names; null where the form has none. */
export function eventField(name: string): string | null {
  if (["title", "summary", "place_name", "discription", "address", "fee_note"].includes(name))
    return `texts.0.${name}`;
  if (name === "access") return "access_station";
  if (name === "priority_access") return "priority_until";
  if (name === "plain_text") return "plain_title";
  return name in newEventValues(1) ? name : null;
}
