import { randomInt } from "node:crypto";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { intlLocaleOf, type Language, onceByLanguage } from "../../../shared/languages/languages.ts";
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

interface Words {
  number: Intl.NumberFormat;
  rules: Intl.PluralRules;
}

const wordsOf = onceByLanguage(
  (language): Words => ({
    number: new Intl.NumberFormat(intlLocaleOf(language)),
    rules: new Intl.PluralRules(intlLocaleOf(language)),
  }),
);

/** An event whose numbers are put into a page when it is sent. */
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

/** The event whose numbers its page lacks; null where it has them. */
export function countsToFill({ id, applications_count, max_participant_num }: Event): CountsToFill | null {
  return applications_count === placeholder ? { eventId: id, max: max_participant_num } : null;
}

/** The text in parts, every second of which is a placeholder. */
export function divideAtPlaceholders(text: string, { max }: CountsToFill, language: Language): string[] {
  const placeholders = formatsOf(language).flatMap((format) => [format(placeholder), format(leftOf(max))]);
  return text.split(new RegExp(`(${placeholders.join("|")})`));
}

/**
 * Reads an event's numbers as they are now. Who takes the last place between the making of a page and this may show in its
 * numbers, and with the next request shows in all of it.
 * @returns what stands for each of the placeholders
 */
export async function readCounts(
  db: Executor,
  { eventId, max }: CountsToFill,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const [counts] = await readApplicantCounts(db, [eventId]);
  // None where it was removed meanwhile.
  const event = { applications_count: counts?.applications_count ?? 0, max_participant_num: max };
  return new Map(
    formatsOf(language).flatMap((format) => [
      [format(placeholder), format(event.applications_count)],
      [format(leftOf(max)), format(freePlaces(event))],
    ]),
  );
}

/** The placeholder of the number of places left: everything reckons it from that of the number taken. */
const leftOf = (max: number) => freePlaces({ max_participant_num: max, applications_count: placeholder });

type Counts = Pick<EventRow, "applications_count" | "max_participant_num">;

/** Texts may say one and two in words of their own (`=1`), in languages too whose rules know no such form, and 1人 is read ひとり. */
const saidByThemselves: readonly number[] = [1, 2];

/** Whether the numbers can stand where the placeholders stand: with places left, and in the words that go with many. */
function isFillable(event: Counts, language: Language): boolean {
  const left = freePlaces(event);
  const { rules } = wordsOf(language);
  if ([left, event.applications_count].some((count) => saidByThemselves.includes(count))) return false;
  return left > 0 && rules.select(left) === rules.select(-placeholder);
}

/** As data has numbers, and as texts have them. */
function formatsOf(language: Language): ((count: number) => string)[] {
  return [String, wordsOf(language).number.format];
}
