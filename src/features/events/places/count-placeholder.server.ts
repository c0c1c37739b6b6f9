import { randomInt } from "node:crypto";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { EventRow } from "../event-rows.server.ts";
import type { Event } from "../events.contract.ts";
import { findEvent, readApplicantCounts } from "../shared-event-reads.server.ts";
import { freePlaces } from "./free-places.ts";

/**
 * An application changes two numbers of an event's page, and mostly nothing else: how many places are taken, and how many are left.
 * So the page is made with a number that stands for the first, from which everything that makes the page reckons the second, and
 * both are put in when the page is sent. Where they change more than themselves (the last place, words that have a form for one), the
 * page is made with them.
 *
 * No text of an organizer holds the placeholder by accident, and nobody can guess it.
 */
const placeholder = -randomInt(10 ** 12, 10 ** 14);

/** What is put into a page when it is sent. */
export interface CountsToFill {
  eventId: number;
  /** The event's number of places. */
  max: number;
}

/** An event for its page, whose `applications_count` may be a placeholder ({@link countsToFill}). */
export function findEventToFill(db: Executor, id: number, language: Language): Promise<EventRow | undefined> {
  // While only the numbers change this reads the same, and what is made of it stays true.
  return cachedRead(`event ${id} to fill, ${language}`, async () => {
    const row = await findEvent(db, id);
    return row && isFillable(row, language) ? { ...row, applications_count: placeholder } : row;
  });
}

/** What is to be put into the page of an event; null where it has its numbers. */
export function countsToFill({ id, applications_count, max_participant_num }: Event): CountsToFill | null {
  return applications_count === placeholder ? { eventId: id, max: max_participant_num } : null;
}

/**
 * Puts an event's numbers into parts of its page, as they are now.
 * @returns null where the page has to be made anew
 */
export async function fillCounts(
  db: Executor,
  { eventId, max }: CountsToFill,
  language: Language,
): Promise<((part: string) => string) | null> {
  const [counts] = await readApplicantCounts(db, [eventId]);
  const event = counts && { ...counts, max_participant_num: max };
  if (!event || !isFillable(event, language)) return null;
  const left = freePlaces({ ...event, applications_count: placeholder });
  const numbers = [
    [left, freePlaces(event)],
    [placeholder, event.applications_count],
  ] as const;
  const words = formatsOf(language).flatMap((format) =>
    numbers.map(([stands, count]) => [format(stands), format(count)] as const),
  );
  return (part) => words.reduce((filled, [stands, count]) => filled.replaceAll(stands, count), part);
}

type Counts = Pick<EventRow, "applications_count" | "max_participant_num">;

/** Whether the numbers can stand where the placeholders stand: with places left, and in the words that go with many. */
function isFillable(event: Counts, language: Language): boolean {
  const rules = new Intl.PluralRules(language);
  const left = freePlaces(event);
  return left > 0 && rules.select(left) === rules.select(-placeholder);
}

/** As data has numbers, and as texts have them. */
function formatsOf(language: Language): ((count: number) => string)[] {
  return [String, new Intl.NumberFormat(language).format];
}
