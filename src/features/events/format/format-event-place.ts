import { type Language, languageEntry, pickText } from "../../../shared/languages/languages.ts";
import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";

/** Names may have readings, which the place has not. */
interface Place {
  /** Names, the reader's language first. */
  prefecture: [name: string, ...others: string[]];
  place_name: string;
  address: string;
}

/**
 * Where an event is, as a map or a letter would take it: place, address and prefecture, whose name is not said twice. Japanese
 * places begin with the prefecture, English ones end with it.
 */
export function placeWithAddress(place: Place, language: Language): string {
  const { place_name, address } = place;
  const prefecture = place.prefecture.map(withoutRuby);
  const isNamed = prefecture.some((name) => address.toLowerCase().includes(name.toLowerCase()));
  const [shown = ""] = isNamed ? [] : prefecture;
  if (languageEntry(language).largestPlaceFirst) return joined(" ", `${shown}${address}`, place_name);
  return joined(", ", place_name, address, shown);
}

/** A prefecture's names as above. */
export function prefectureNames(
  { names }: { names: Record<string, string> },
  language: Language,
): [string, ...string[]] {
  return [pickText(language, names), ...Object.values(names)];
}

const joined = (between: string, ...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between);
