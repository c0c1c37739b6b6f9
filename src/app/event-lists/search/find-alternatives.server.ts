import type { ListedCard } from "../../../features/events/events.public.ts";
import {
  countEvents,
  type EventListing,
  findOtherWords,
  listEventIds,
  readCards,
} from "../../../features/events/events.server.ts";
import type { PageContext } from "../../rendering/page-context.server.ts";
import { type EventFilters, filterFlags, isFiltered, withDates } from "../filters/event-filters.ts";
import { renderCards } from "../render-cards.server.tsx";

/** A list with one condition fewer. */
export interface Alternative {
  filters: EventFilters;
  /** The word that is left out; absent where it is a filter. */
  word?: string;
  count: number;
}

/** Offers for somebody whose filters find nothing. */
export interface Alternatives {
  /** Other words that were looked for as well. */
  otherWords: string[];
  /** Those that find something, the nearest first. */
  lists: Alternative[];
  /** The first events of the nearest list, or of all. */
  events: ListedCard[];
}

const [countedAtMost, listsShown, eventsShown, wordsShown] = [10, 5, 3, 5];

/** The place and span of the list that is empty. */
type Scope = Pick<EventListing, "span" | "around" | "now">;

export async function findAlternatives(
  page: PageContext,
  filters: EventFilters,
  scope: Scope,
): Promise<Alternatives | null> {
  if (!isFiltered(filters)) return null;
  const { platform } = page;
  const { db } = platform;
  const listing = (given: EventFilters, limit?: number) => ({
    ...scope,
    viewerUniversityId: null,
    filters: { ...withDates(given, scope.now), limit },
  });
  const fewer = withOneFewer(filters).slice(0, countedAtMost);
  const [otherWords, ...counts] = await Promise.all([
    findOtherWords(db, filters.q ?? ""),
    ...fewer.map((one) => countEvents(db, listing(one.filters))),
  ]);
  const lists = fewer
    .map((one, place) => ({ ...one, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0);
  const { rows } = await findNearest(lists[0] ? [lists[0].filters] : placesOf(filters), (given) =>
    listEventIds(db, listing(given, eventsShown)),
  );
  return {
    otherWords: otherWords.slice(0, wordsShown),
    lists: lists.slice(0, listsShown),
    events: renderCards(page, await readCards(platform, page, rows), { list: "nearest", now: scope.now }),
  };
}

/** The campus and the prefecture that were asked for, then everywhere. */
function placesOf({ university_id, prefecture_id }: EventFilters): EventFilters[] {
  return [...(university_id ? [{ university_id }] : []), ...(prefecture_id ? [{ prefecture_id }] : []), {}];
}

async function findNearest<Found extends { rows: number[] }>(
  places: readonly EventFilters[],
  list: (filters: EventFilters) => Promise<Found>,
): Promise<Found> {
  const [nearest = {}, ...others] = places;
  const found = await list(nearest);
  return found.rows.length > 0 || others.length === 0 ? found : findNearest(others, list);
}

/** From what matters least to what was searched for. */
const inOrder: (keyof EventFilters)[][] = [
  ...filterFlags.map((flag) => [flag]),
  ["recognised_by"],
  ["event_format_id"],
  ["language_id"],
  ["event_purpose_id"],
  ["university_id"],
  ["when"],
  ["from", "to"],
  ["prefecture_id"],
  ["q"],
];

function withOneFewer(filters: EventFilters): Omit<Alternative, "count">[] {
  const words = filters.q?.split(/\s+/).filter(Boolean) ?? [];
  const fewerWords = words.map((word, place) => ({
    word,
    filters: { ...filters, q: words.filter((_, other) => other !== place).join(" ") },
  }));
  const fewerFilters = inOrder
    .filter((keys) => keys.some((key) => filters[key] !== undefined))
    .map((keys) => ({
      filters: Object.fromEntries(
        Object.entries(filters).filter(([key]) => !keys.includes(key as keyof EventFilters)),
      ) as EventFilters,
    }));
  return [...(words.length > 1 ? fewerWords : []), ...fewerFilters];
}
