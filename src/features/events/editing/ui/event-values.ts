import { toEditTime } from "../../../../shared/tokyo-time.ts";
import type { Event, LanguageEvent } from "../../events.contract.ts";
import { type QuestionValues, questionBody, questionValues } from "../../questions/ui/question-values.ts";
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

/** The event form as it is typed: times as `YYYY-MM-DD HH:mm` of Japan, ids as texts, empty texts for what is not set. */
export interface EventValues extends OfferValues, PlacesValues {
  /** The main language first; at most two. */
  texts: EventText[];
  prefecture_id: string;
  event_format_id: string;
  event_purpose_id: string;
  start_at: string;
  end_at: string;
  recieption_start_at: string;
  apply_due: string;
  max_participant_num: string;
  used_language_ids: string[];
  is_published: boolean;
  is_online: boolean;
  is_shown_only_organization_universities: boolean;
  thumbnail_url: string;
  detail_url: string;
  meeting_url: string;
  target_university_ids: string[];
  target_department_category_ids: string[];
  target_country_ids: string[];
  target_occupation_ids: string[];
  target_prefecture_ids: string[];
  questions: QuestionValues[];
  /** Of what was loaded; none for a new event. */
  lock_version?: number;
}

const times = ["start_at", "end_at", "recieption_start_at", "apply_due"] as const;
const targets = [
  "target_university_ids",
  "target_department_category_ids",
  "target_country_ids",
  "target_occupation_ids",
  "target_prefecture_ids",
] as const;
const choices = ["prefecture_id", "event_format_id", "event_purpose_id"] as const;
const flags = ["is_published", "is_online", "is_shown_only_organization_universities"] as const;

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
    ...newOfferValues(),
    ...newPlacesValues(),
    texts: [newEventText(languageId)],
    prefecture_id: "",
    event_format_id: "",
    event_purpose_id: "",
    start_at: "",
    end_at: "",
    recieption_start_at: "",
    apply_due: "",
    max_participant_num: "",
    used_language_ids: [],
    is_published: true,
    is_online: false,
    is_shown_only_organization_universities: false,
    thumbnail_url: "",
    detail_url: "",
    meeting_url: "",
    target_university_ids: [],
    target_department_category_ids: [],
    target_country_ids: [],
    target_occupation_ids: [],
    target_prefecture_ids: [],
    questions: [],
  };
}

export function eventText({ is_main, ...text }: LanguageEvent): EventText {
  return { ...text, organization_name: text.organization_name ?? "" };
}

export function eventValues(event: Event): EventValues {
  const languageIds = event.language_events.map(({ language_id }) => language_id);
  const pick = <Key extends keyof Event, To>(keys: readonly Key[], to: (value: Event[Key]) => To) =>
    Object.fromEntries(keys.map((key) => [key, to(event[key])])) as Record<Key, To>;
  return {
    ...offerValues(event),
    ...placesValues(event),
    // The main language's name of the station stands in the event itself.
    texts: event.language_events.map((text, place) => ({
      ...eventText(text),
      ...(place === 0 && { access_station: "" }),
    })),
    ...pick(choices, String),
    ...pick(times, (time) => (time ? toEditTime(new Date(time)) : "")),
    ...pick(targets, (ids) => ids.map(String)),
    ...pick(flags, (flag) => flag),
    max_participant_num: String(event.max_participant_num),
    used_language_ids: event.used_language_ids.map(String),
    thumbnail_url: event.thumbnail_url ?? "",
    detail_url: event.detail_url ?? "",
    meeting_url: event.meeting_url ?? "",
    questions: event.apply_questions
      .filter(({ _destroy }) => !_destroy)
      .map((question) => questionValues(question, languageIds)),
    lock_version: event.lock_version,
  };
}

/** The form as the API wants it. */
export function eventBody({ texts, questions, lock_version, ...typed }: EventValues) {
  const { fee_kind, access_station, access_minutes, ...offered } = typed;
  const { has_priority, priority_until, ...placed } = offered;
  const {
    priority_graduation_years,
    priority_university_ids,
    priority_department_category_ids,
    priority_occupation_ids,
    ...values
  } = placed;
  const numbers = (ids: string[]) => ids.map(Number);
  return {
    ...values,
    ...offerBody(typed),
    ...placesBody(typed),
    ...(Object.fromEntries(choices.map((key) => [key, Number(values[key]) || null])) as Record<
      (typeof choices)[number],
      number | null
    >),
    ...(Object.fromEntries(targets.map((key) => [key, numbers(values[key])])) as Record<
      (typeof targets)[number],
      number[]
    >),
    max_participant_num: Number(values.max_participant_num.normalize("NFKC")) || null,
    used_language_ids: numbers(values.used_language_ids),
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
  return name in newEventValues(1) ? name : null;
}
