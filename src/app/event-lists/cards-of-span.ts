import { type CardData, type EventSpan, spanOf } from "../../features/events/events.public.ts";

/** Of an organization's events in the order of their start: those to come, or those that are over, the latest first. */
export function cardsOfSpan(cards: readonly CardData[], span: EventSpan, now: Date): CardData[] {
  const found = cards.filter(({ startAt }) => spanOf(new Date(startAt), now) === span);
  return span === "past" ? found.reverse() : found;
}
