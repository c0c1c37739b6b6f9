import { type Language, localeOf } from "../../../shared/languages/languages.ts";
import type { ListedName } from "./name-list.contract.ts";

/**
 * By family name as the language orders names, then by given name: kana by their sounds, whichever kana they are written in, and Latin
 * letters without regard to case. Nobody tells how their kanji are read, so these stand together in the order of the characters.
 */
export function sortNames(names: readonly ListedName[], language: Language): ListedName[] {
  const { compare } = new Intl.Collator(localeOf(language), { sensitivity: "base", numeric: true });
  return [...names].sort(
    (one, other) =>
      compare(one.last_name, other.last_name) ||
      compare(one.first_name, other.first_name) ||
      one.application_id - other.application_id,
  );
}
