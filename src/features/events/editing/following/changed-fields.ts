import { eventFields, type FieldName } from "../../fields/event-fields.ts";
import type { EventIn } from "../edit-event.contract.ts";
import { type EventState, type FollowingUpdate, followingUpdate } from "./following-update.ts";

/** The names of the fields that a save has changed, in the order of the form; texts by their own names. */
export function changedFields(before: EventState, after: EventState, sent: EventIn): string[] {
  return fieldsOf(followingUpdate(before, after, before, sent));
}

/** The names of the fields that an update writes; a start stands for the times that move along with it. */
export function fieldsOf({ sent, thumbnail }: FollowingUpdate): string[] {
  const { language_events_attributes: texts = [], apply_questions_attributes: questions = [], ...own } = sent;
  const found = new Set<string>();
  for (const { id, _destroy, ...text } of texts) {
    if (id === undefined || _destroy || "language_id" in text) found.add("language_events");
    else for (const name of Object.keys(text)) found.add(name === "is_main" ? "language_events" : name);
  }
  const isTime = (name: string) => name in eventFields && eventFields[name as FieldName].kind === "time";
  for (const name of Object.keys(own)) if (!("start_at" in own && isTime(name))) found.add(name);
  // Readings come along with their text.
  if (["title", "discription", "language_events"].some((name) => found.has(name))) found.delete("ruby");
  if (questions.length > 0) found.add("apply_questions");
  if (thumbnail !== undefined) found.add("thumbnail_url");
  return [...found];
}
