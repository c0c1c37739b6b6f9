import type { Problems } from "../../../shared/app-error.ts";
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

const required = [
  "prefecture_id",
  "event_format_id",
  "event_purpose_id",
  "start_at",
  "max_participant_num",
] as const;

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
