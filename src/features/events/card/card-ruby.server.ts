import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";
import type { CardData } from "./card-data.ts";

/** A card without readings: what a search has found is marked by its place in a text. */
export function withoutCardReadings(card: CardData): CardData {
  return { ...card, title: withoutRuby(card.title), prefecture: withoutRuby(card.prefecture) };
}
