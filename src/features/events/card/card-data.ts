import { type Language, languageIds, languages } from "../../../shared/languages/languages.ts";
import { type Named, nameIn } from "../../../shared/languages/name-in.ts";
import { foreignTag, readsContent, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { recognitionLabel } from "../../organizations/organizations.public.ts";
import { type AvailabilityFacts, factsOfEvent } from "../availability/availability-facts.ts";
import { applyingOutcome } from "../availability/event-availability.ts";
import { type EventPicture, pictureOf } from "../covers/event-picture.ts";
import type { Event, PriorityAccess } from "../events.contract.ts";
import type { EventMatch } from "../matches/event-match.ts";
import { readableTexts, textIn } from "../ui/event-text.ts";

/** So many places or fewer are told, and no other number: a card stays the same while more are left. */
export const fewPlaces = 5;

/** So many people who wait are told, and no other number: the cards of events that are wanted by many change less often. */
const fewWaiting = 9;

/** The facts of most events on cards; with them goes the start, which the card has anyway. */
const usualFacts = {
  isPublic: true,
  isCancelled: false,
  applyDueAt: null,
  receptionStartAt: null,
  isElsewhere: false,
  selection: "first_come",
  hasWaitingList: false,
  isDrawn: false,
  placesLeft: fewPlaces + 1,
} satisfies Omit<AvailabilityFacts, "startAt">;

type CardFacts = Partial<Omit<AvailabilityFacts, "startAt" | "applyDueAt" | "receptionStartAt">> & {
  applyDueAt?: string;
  receptionStartAt?: string;
};

/**
 * Data of an event's card as JSON has them, in the language of the page where the event has it. What is true of most events is left
 * out: a page sends the data of each of its cards to the browser.
 */
export interface CardData {
  id: number;
  title: string;
  /** The title's language where it is not the page's. */
  lang?: string;
  startAt: string;
  endAt?: string;
  organization: string;
  /** Which university recognises its owner, as what, and how many others do; where the card calls it by its own name: nobody else lends it a name. */
  recognition?: string;
  place: string;
  isOnline?: true;
  /** Yen; 0 is free, absent is not told. */
  fee?: number;
  prefecture: string;
  /** The one that was uploaded, or else its cover. */
  picture: EventPicture;
  /** Of ours, those in which the page of the event can be read, where the page's is not among them. */
  pageLanguages?: Language[];
  /** Their names in the language of the page. */
  spokenLanguages: string[];
  /** The language of the page is among them. */
  isOwnSpoken?: true;
  /** Where they differ from the usual ones. */
  facts?: CardFacts;
  /** The moment of the draw that decides who gets a place; absent where none does. */
  lotteryAt?: string;
  /** How many wait in the queue that one can join; absent also where they are many. */
  waitingCount?: number;
  /** Those who may apply before others; absent where everybody may. */
  priority_access?: PriorityAccess;
  /** The matches of the search that found it. */
  match?: EventMatch;
}

export function cardData(event: Event, reader: TextReader): CardData {
  const { language } = reader;
  const text = textIn(readableTexts(event), reader);
  const availability = factsOfEvent(event);
  const outcome = applyingOutcome(availability);
  const lang = foreignTag(text.language_id, language);
  const isFewWaiting = outcome === "waiting_list" && event.waiting_count <= fewWaiting;
  const placesLeft = Math.min(availability.placesLeft, usualFacts.placesLeft);
  return told({
    id: event.id,
    title: text.title,
    lang,
    startAt: event.start_at,
    endAt: event.end_at,
    organization: text.organization_name || (event.organizations[0]?.organization_name ?? ""),
    recognition: recognitionOf(event, text.organization_name, language),
    place: text.place_name,
    isOnline: event.is_online,
    fee: event.fee,
    prefecture: event.prefecture.name,
    picture: pictureOf(event),
    pageLanguages: readsContent(language, text.language_id) ? null : languagesOf(event),
    spokenLanguages: event.used_languages.map((one) => nameIn(one, language)),
    isOwnSpoken: event.used_languages.some(({ id }) => id === languageIds[language]),
    facts: unusualFacts({ ...availability, placesLeft }),
    lotteryAt: outcome === "draw" ? event.lottery_at : null,
    waitingCount: isFewWaiting && event.waiting_count,
    priority_access: event.priority_access,
  });
}

function recognitionOf({ organizations: [owner] }: Event, name: string | null, language: Language) {
  const [first, ...others] = owner?.recognitions ?? [];
  if (!first || (name && name !== owner?.organization_name)) return null;
  const label = recognitionLabel(first, language);
  return others.length > 0 ? `${label} +${others.length}` : label;
}

/** Facts that decide whether the card's event can be applied to; more places than a card tells are as many as it tells. */
export function factsOfCard({ startAt, facts }: Pick<CardData, "startAt" | "facts">): AvailabilityFacts {
  const { applyDueAt, receptionStartAt, ...others } = facts ?? {};
  return {
    ...usualFacts,
    ...others,
    startAt: new Date(startAt),
    applyDueAt: applyDueAt ? new Date(applyDueAt) : null,
    receptionStartAt: receptionStartAt ? new Date(receptionStartAt) : null,
  };
}

function unusualFacts({ startAt: _start, ...facts }: AvailabilityFacts): CardFacts | null {
  const unusual = Object.entries(facts)
    .filter(([key, fact]) => fact !== usualFacts[key as keyof typeof usualFacts])
    .map(([key, fact]) => [key, fact instanceof Date ? toWireTime(fact) : fact]);
  return unusual.length > 0 ? Object.fromEntries(unusual) : null;
}

const languagesOf = (event: Event): Language[] =>
  event.language_events.flatMap(({ language_id }) =>
    languages.filter((one) => languageIds[one] === language_id),
  );

/** Without what is not so or not told. */
function told<Data extends object>(data: Data) {
  const isTold = (value: unknown) => value !== null && value !== undefined && value !== false;
  const entries = Object.entries(data).filter(([, value]) => isTold(value));
  return Object.fromEntries(entries) as { [Key in keyof Data]: Exclude<Data[Key], null | false> };
}

/** A language of the master. */
export interface NamedLanguage extends Named {
  id: number;
}
