import type { Tx } from "../../../platform/db/client.server.ts";
import { supersedeMails } from "../../../platform/mail/queue/supersede-mails.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problems } from "../../../shared/app-error.ts";
import { checkIdsExist } from "../../reference-data/reference-data.server.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { type EventChange, eventLifecycle } from "../ending/event-lifecycle.server.ts";
import type { EventRow } from "../event-rows.server.ts";
import { isOnHold, isPublishedForManagers } from "../holds/is-on-hold.ts";
import { refuseOnHold } from "../holds/refuse-on-hold.server.ts";
import { drawMoved, eventMoved, eventRescheduled } from "../mails/event-supersessions.server.ts";
import { findMeetingUrl, writeMeetingUrl } from "../meeting/meeting-url.server.ts";
import { requirePublishable } from "../publishing/require-publishable.server.ts";
import { planQuestions, writeQuestions } from "../questions/save-questions.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import type { ChangeReason } from "./change-reason.ts";
import { checkMasters } from "./check-event-references.server.ts";
import type { EventIn } from "./edit-event.contract.ts";
import { changedFields } from "./following/changed-fields.ts";
import { hasMoved } from "./has-moved.ts";
import { checkPlaces, movesEnteredDraw } from "./input/check-places.ts";
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
  /** What those are told with who are told of another time or place. */
  reason?: ChangeReason | null;
  now: Date;
}

/**
 * Writes an update of an event that the transaction holds: only the keys that were sent, all or nothing. What is wrong is thrown.
 * Mails that it makes untrue are taken back; who is told of it, and who gets a place by it, is up to the caller.
 */
export async function writeUpdate(
  tx: Tx,
  { extensions, settings }: Pick<Platform, "extensions" | "settings">,
  stored: EventRow,
  { id, sent, thumbnail, reason, now }: EventUpdate,
): Promise<EventChange> {
  if (sent.is_published && !isPublishedForManagers(stored)) refuseOnHold(stored);
  const problems = new Problems();
  const sentEntries = sent.language_events_attributes ?? [];
  const entries = mergeEventEntries(stored.texts, sentEntries, stored.is_created_by_hf, problems);
  const draft = eventDraftOf(stored, sent);
  checkEvent(draft, entriesToCheck(entries, sent), problems);
  const places = placesDraftOf(stored, sent);
  const storedPlaces = storedPlacesOf(stored, await isAppliedTo(tx, extensions, id));
  checkPlaces(places, storedPlaces, problems);
  await checkMasters(tx, sent, sentEntries.length > 0 ? entries : [], problems);
  const spoken = (reason?.messages ?? []).map(({ language_id }) => language_id);
  await checkIdsExist(tx, "languages", "language_messages", spoken, problems);
  problems.throwIfAny(eventFormOrder);

  const isMoved = hasMoved(stored, { ...draft, texts: entries });
  // Of one that is not sent nothing changes, whatever it is.
  const meetingBefore = sent.meeting_url === undefined ? null : await findMeetingUrl(tx, id);
  const isMeetingNew = await writeMeetingUrl(tx, id, meetingBefore, sent.meeting_url);
  const change: EventChange = {
    eventId: id,
    lockVersion: stored.lock_version + 1,
    calendarSequence: stored.calendar_sequence + (isMoved || isMeetingNew ? 1 : 0),
    before: { startAt: stored.start_at, endAt: stored.end_at },
    isMoved: isMoved && !stored.cancelled_at,
    isMeetingNew: isMeetingNew && !stored.cancelled_at,
    isDrawMoved: movesEnteredDraw(places, storedPlaces) && !stored.cancelled_at,
  };
  await tx
    .updateTable("events")
    .set({
      ...columnsOf(sent),
      ...publicationOf(stored, sent),
      ...(thumbnail === undefined ? {} : { thumbnail_url: thumbnail }),
      ...(stored.is_created_by_hf && sent.detail_url !== undefined ? { detail_url: sent.detail_url } : {}),
      calendar_sequence: change.calendarSequence,
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
  if (change.isMoved) {
    await supersedeMails(tx, eventMoved, id);
    for (const feature of extensions.of(eventLifecycle)) await feature.onMoved?.(tx, { eventId: id, now });
  }
  if (change.isDrawMoved) await supersedeMails(tx, drawMoved, id);
  const after = await findEvent(tx, id);
  if (after) await requirePublishable(tx, settings, { before: stored, after, now });
  const fields = after
    ? changedFields(
        { row: stored, meetingUrl: meetingBefore },
        { row: after, meetingUrl: sent.meeting_url ?? null },
        sent,
      )
    : [];
  const kind = kindOfEdit(isPublishedForManagers(stored), sent.is_published);
  const isSeen = kind === "event.edited" && fields.some((name) => !unseenFields.includes(name));
  await tx
    .updateTable("events")
    .set({
      lock_version: change.lockVersion,
      updated_at: now,
      ...(!isSeen && { unseen_version: change.lockVersion }),
    })
    .where("id", "=", id)
    .execute();
  await recordEventActivity(tx, id, kind, { details: { fields } });
  return change;
}

/** Of an event on hold it is what it will be after that: a form says again what it was, and may take it back. */
function publicationOf(stored: EventRow, { is_published }: EventIn) {
  if (is_published === undefined || !isOnHold(stored)) return {};
  return { is_published: false, is_published_after_hold: is_published };
}

/** What no page shows: programs that follow an event need not read it again. */
const unseenFields: readonly string[] = ["meeting_url", "shows_university_at_door"];

/** Publishing and taking back are what one looks for in the log; what else was changed with it is an edit. */
function kindOfEdit(was: boolean, is: boolean | undefined) {
  if (is === undefined || is === was) return "event.edited";
  return is ? "event.published" : "event.unpublished";
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
