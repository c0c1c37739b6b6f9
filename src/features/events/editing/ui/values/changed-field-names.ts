import type { TextKey, Texts } from "../../../../../ui/texts/texts.tsx";
import { eventFields, type FieldName } from "../../../fields/event-fields.ts";
import { type FormField, labelOf } from "./field-values.ts";

/** What no field of its own kind names. */
const named: Record<string, TextKey> = {
  title: "event_form.title",
  summary: "event_form.summary",
  discription: "event_form.description",
  place_name: "event_form.place_name",
  address: "event_form.address",
  organization_name: "event_form.organization_name",
  fee_note: "event_form.fee_note",
  access_station: "event_form.access",
  fee: "event_form.money",
  access: "event_form.access",
  location: "event_form.location",
  barrier_free: "event_form.barrier_free",
  plain_text: "event_form.plain_text",
  ruby: "event_form.ruby",
  selection: "event_form.selection",
  priority_access: "event_form.has_priority",
  thumbnail_url: "event_form.thumbnail",
  language_events: "series.languages",
  apply_questions: "series.questions",
  // The other times of an event go with its start.
  start_at: "series.times",
};

/** What the form calls these fields, each name once. */
export function changedFieldNames(fields: readonly string[], t: Texts): string[] {
  return [...new Set(fields.map((field) => nameOf(field, t)))];
}

function nameOf(name: string, t: Texts): string {
  const key = named[name];
  if (key) return t(key);
  const isField =
    name in eventFields && eventFields[name as FieldName].kind !== "custom" && name !== "is_public";
  return isField ? labelOf(name as FormField, t) : t("series.other");
}
