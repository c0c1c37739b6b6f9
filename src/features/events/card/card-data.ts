import { type Language, languageIds, languages } from "../../../shared/languages/languages.ts";
import { type Named, nameIn } from "../../../shared/languages/name-in.ts";
import { type AvailabilityFacts, factsOfEvent } from "../availability/availability-facts.ts";
import { applyingOutcome } from "../availability/event-availability.ts";
import { type Priority, priorityOfEvent } from "../availability/priority-access.ts";
import { type EventPicture, pictureOf } from "../covers/event-picture.ts";
import type { Event } from "../events.contract.ts";
import type { EventMatch } from "../matches/event-match.ts";
import { foreignTag, textIn } from "../ui/event-text.ts";

/** So many places or fewer are told, and no other number: a card stays the same while more are left. */
export const fewPlaces = 5;

/** So many people who wait are told, and no other number: the cards of events that are wanted by many change less often. */
const fewWaiting = 9;

/** Data of an event's card, in the language of the page where the event has it. */
export interface CardData {
  id: number;
  title: string;
  /** The title's language where it is not the page's. */
  lang: string | undefined;
  startAt: string;
  endAt: string | null;
  organization: string;
  place: string;
  isOnline: boolean;
  /** Yen; 0 is free, null is not told. */
  fee: number | null;
  welcomesBeginners: boolean;
  prefecture: string;
  /** The one that was uploaded, or else its cover. */
  picture: EventPicture;
  /** Of ours, those in which the page of the event can be read. */
  pageLanguages: Language[];
  /** Their names in the language of the page. */
  spokenLanguages: string[];
  /** The language of the page is among them. */
  isOwnSpoken: boolean;
  availability: AvailabilityFacts;
  /** The moment of the draw that decides who gets a place; null where none does. */
  lotteryAt: string | null;
  /** How many wait in the queue that one can join; 0 also where they are many. */
  waitingCount: number;
  /** Those who may apply before others; null where everybody may. */
  priority: Priority | null;
  /** The matches of the search that found it. */
  match?: EventMatch;
}

export function cardData(event: Event, language: Language): CardData {
  const text = textIn(event.language_events, language);
  const availability = factsOfEvent(event);
  const outcome = applyingOutcome(availability);
  const isFewWaiting = outcome === "waiting_list" && event.waiting_count <= fewWaiting;
  return {
    id: event.id,
    title: text.title,
    lang: foreignTag(text.language_id, language),
    startAt: event.start_at,
    endAt: event.end_at,
    organization: text.organization_name || (event.organizations[0]?.organization_name ?? ""),
    place: text.place_name,
    isOnline: event.is_online,
    fee: event.fee,
    welcomesBeginners: event.welcomes_beginners,
    prefecture: event.prefecture.name,
    picture: pictureOf(event),
    pageLanguages: event.language_events.flatMap(({ language_id }) =>
      languages.filter((one) => languageIds[one] === language_id),
    ),
    spokenLanguages: event.used_languages.map((one) => nameIn(one, language)),
    isOwnSpoken: event.used_languages.some(({ id }) => id === languageIds[language]),
    availability: { ...availability, placesLeft: Math.min(availability.placesLeft, fewPlaces + 1) },
    lotteryAt: outcome === "draw" ? event.lottery_at : null,
    waitingCount: isFewWaiting ? event.waiting_count : 0,
    priority: priorityOfEvent(event),
  };
}

/** A language of the master. */
export interface NamedLanguage extends Named {
  id: number;
}
