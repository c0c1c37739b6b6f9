import type { Tx } from "../../../platform/db/client.server.ts";
import { supersedeMails } from "../../../platform/mail/queue/supersede-mails.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound, Problems } from "../../../shared/app-error.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { eventLifecycle } from "../ending/event-lifecycle.server.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import { drawMoved, eventMoved, eventRescheduled } from "../mails/event-supersessions.server.ts";
import { writeMeetingUrl } from "../meeting/meeting-url.server.ts";
import { planQuestions, writeQuestions } from "../questions/save-questions.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { checkMasters } from "./check-event-references.server.ts";
import type { EventIn } from "./edit-event.contract.ts";
import { hasMoved } from "./has-moved.ts";
import { checkPlaces, movesDraw } from "./input/check-places.ts";
import { type EventEntry, isSent, mergeEventEntries } from "./input/event-entries.ts";
import { checkEvent, eventDraftOf, eventFormOrder } from "./input/event-form.ts";
import { placesDraftOf, storedPlacesOf } from "./input/places-draft.ts";
import { relabelTranslations } from "./relabel-translations.server.ts";
import { columnsOf, writeEntries, writeLists } from "./write-event.server.ts";

export interface EventUpdate {
  id: number;
  sent: EventIn;
  /** The stored name of the image that was sent; undefined where none was. */
  thumbnail: string | null | undefined;
  now: Date;
}

/**
 * Changes only the keys that were sent, all or nothing. With an old `lock_version` it writes nothing and answers `stale`.
 * Later features hear of another time or place.
 */
export function updateEvent({ db, extensions }: Platform, update: EventUpdate): Promise<"updated" | "stale"> {
  const { id, sent, thumbnail, now } = update;
  return inLockedEvent(db, id, async (tx) => {
    const stored = await findEvent(tx, id);
    if (!stored) throw notFound("event");
    if (sent.lock_version !== undefined && sent.lock_version !== stored.lock_version) return "stale";
    const problems = new Problems();
    const sentEntries = sent.language_events_attributes ?? [];
    const entries = mergeEventEntries(stored.texts, sentEntries, stored.is_created_by_hf, problems);
    const draft = eventDraftOf(stored, sent);
    checkEvent(draft, entriesToCheck(entries, sent), problems);
    const places = placesDraftOf(stored, sent);
    const storedPlaces = storedPlacesOf(stored, await isAppliedTo(tx, extensions, id));
    checkPlaces(places, storedPlaces, problems);
    await checkMasters(tx, sent, entries, problems);
    problems.throwIfAny(eventFormOrder);

    const isMoved = hasMoved(stored, { ...draft, texts: entries });
    const isMeetingNew = await writeMeetingUrl(tx, id, sent.meeting_url);
    await tx
      .updateTable("events")
      .set({
        ...columnsOf(sent),
        ...(thumbnail === undefined ? {} : { thumbnail_url: thumbnail }),
        ...(stored.is_created_by_hf && sent.detail_url !== undefined ? { detail_url: sent.detail_url } : {}),
        lock_version: stored.lock_version + 1,
        calendar_sequence: stored.calendar_sequence + (isMoved || isMeetingNew ? 1 : 0),
        updated_at: now,
      })
      .where("id", "=", id)
      .execute();
    await writeEntries(tx, id, stored.texts, entries);
    await writeLists(tx, id, sent);
    await relabelTranslations(tx, id, stored.texts, entries);
    await saveQuestions(tx, id, sent, entries, problems);
    if (sent.start_at && sent.start_at.getTime() !== stored.start_at.getTime()) {
      await supersedeMails(tx, eventRescheduled, id);
    }
    if (isMoved && !stored.cancelled_at) {
      await supersedeMails(tx, eventMoved, id);
      const before = { startAt: stored.start_at, endAt: stored.end_at };
      const moved = { eventId: id, calendarSequence: stored.calendar_sequence + 1, before, now };
      for (const feature of extensions.of(eventLifecycle)) await feature.onMoved?.(tx, moved);
    }
    if (movesDraw(places, storedPlaces) && !stored.cancelled_at) {
      await supersedeMails(tx, drawMoved, id);
      const moved = { eventId: id, lockVersion: stored.lock_version + 1 };
      for (const feature of extensions.of(eventLifecycle)) await feature.onDrawMoved?.(tx, moved);
    }
    if (isMeetingNew && !isMoved && !stored.cancelled_at) {
      const other = { eventId: id, calendarSequence: stored.calendar_sequence + 1, now };
      for (const feature of extensions.of(eventLifecycle)) await feature.onMeetingChanged?.(tx, other);
    }
    for (const feature of extensions.of(eventLifecycle)) await feature.onUpdated?.(tx, { eventId: id, now });
    await recordEventActivity(tx, id, kindOfEdit(stored.is_published, sent.is_published));
    return "updated";
  });
}

async function isAppliedTo(tx: Tx, extensions: Platform["extensions"], id: number): Promise<boolean> {
  for (const feature of extensions.of(eventLifecycle)) {
    if (await feature.fixesSelection?.(tx, id)) return true;
  }
  return false;
}

/** Those that were sent, and those that an event which is no longer online needs a place in. */
function entriesToCheck(entries: readonly EventEntry[], sent: EventIn): EventEntry[] {
  const comesToAPlace = sent.is_online === false;
  return entries.filter(
    (entry) => isSent(entry, sent.language_events_attributes ?? []) || (comesToAPlace && entry.title !== ""),
  );
}

/** After the event's own rows, because the translations have to stand under the languages that the event has now. */
async function saveQuestions(
  tx: Tx,
  eventId: number,
  sent: EventIn,
  entries: readonly EventEntry[],
  problems: Problems,
): Promise<void> {
  const mainFirst = [...entries].sort((one, other) => Number(other.is_main) - Number(one.is_main));
  const languageIds = mainFirst.map(({ language_id }) => language_id);
  const questions = sent.apply_questions_attributes ?? [];
  const plan = await planQuestions(tx, eventId, questions, languageIds, problems);
  problems.throwIfAny();
  await writeQuestions(tx, eventId, plan);
}

/** Publishing and taking back are what one looks for in the log; what else was changed with it is an edit. */
function kindOfEdit(was: boolean, is: boolean | undefined) {
  if (is === undefined || is === was) return "event.edited";
  return is ? "event.published" : "event.unpublished";
}
