import type { Problems } from "../../../../shared/app-error.ts";
import type { EventRow } from "../../event-rows.server.ts";
import { fieldsOfKind } from "../../fields/event-fields.ts";
import type { EventIn } from "../edit-event.contract.ts";
import type { EventEntry } from "./event-entries.ts";

/** The fields of the event form from top to bottom: what is wrong is told in this order. */
export const eventFormOrder = [
  "title",
  "place_name",
  "prefecture_id",
  "event_format_id",
  "event_purpose_id",
  "start_at",
  "end_at",
  "max_participant_num",
  "used_language_ids",
  "apply_due",
  "selection",
  "lottery_at",
  "promote_until",
  "priority_access",
];

/** An event as an edit would leave it. */
export interface EventDraft {
  prefecture_id: number | null;
  event_format_id: number | null;
  event_purpose_id: number | null;
  start_at: Date | null;
  end_at: Date | null;
  max_participant_num: number | null;
  is_online: boolean;
  /** At least one. */
  spokenLanguageIds: readonly number[];
}

/** @param stored null for an event that is new */
export function eventDraftOf(stored: EventRow | null, sent: EventIn): EventDraft {
  const after = <Name extends Exclude<keyof EventDraft, "spokenLanguageIds">>(name: Name) =>
    sent[name] === undefined ? (stored?.[name] ?? null) : sent[name];
  return {
    prefecture_id: after("prefecture_id"),
    event_format_id: after("event_format_id"),
    event_purpose_id: after("event_purpose_id"),
    start_at: after("start_at"),
    end_at: after("end_at"),
    max_participant_num: after("max_participant_num"),
    is_online: after("is_online") ?? false,
    spokenLanguageIds: sent.used_language_ids ?? stored?.spoken_languages.map(({ id }) => id) ?? [],
  };
}

const required = fieldsOfKind("choice", "start", "count");

/** @param entries those that have to be complete: a language that waits to be filled in is not among them */
export function checkEvent(draft: EventDraft, entries: readonly EventEntry[], problems: Problems): void {
  if (entries.some(({ title }) => title === "")) problems.add("title", "blank");
  if (!draft.is_online && entries.some(({ place_name }) => place_name === "")) {
    problems.add("place_name", "blank");
  }
  for (const field of required) if (draft[field] === null) problems.add(field, "blank");
  if (draft.start_at && draft.end_at && draft.end_at < draft.start_at) problems.add("end_at", "before_start");
  if (draft.spokenLanguageIds.length === 0) problems.add("used_language_ids", "blank");
}
