import type { TextKey, Texts } from "../../../../../ui/texts/texts.tsx";
import { eventFields, type FieldName } from "../../../fields/event-fields.ts";
import { type FormField, labelOf } from "../values/field-values.ts";

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
  selection: "event_form.selection",
  priority_access: "event_form.has_priority",
  thumbnail_url: "event_form.thumbnail",
  language_events: "series.languages",
  apply_questions: "series.questions",
  // An event with a time of its own keeps all of its times.
  start_at: "series.times",
};

/** The name in the form of a field that stays as it is. */
export function unchangedFieldName(name: string, t: Texts): string {
  const key = named[name];
  if (key) return t(key);
  const isField =
    name in eventFields && eventFields[name as FieldName].kind !== "custom" && name !== "is_public";
  return isField ? labelOf(name as FormField, t) : t("series.other");
}
