import {
  fallbackChain,
  type Language,
  languageEntry,
  onceByLanguage,
  otherReadings,
} from "../../shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../shared/ruby/ruby-marks.ts";
import { readReferenceFile, referenceLists } from "./read-reference-files.server.ts";

/**
 * The names of all rows with readings over their words, by the name alone. A name that the language has no readings of has those of its
 * fallback's (`name.ja-ruby`).
 */
const names = onceByLanguage((language) => {
  const inTurn = fallbackChain(language).flatMap((one) =>
    languageEntry(one).readingsOf ? [one] : [otherReadings(one), one],
  );
  const marked = referenceLists.flatMap(readReferenceFile).map((cells) => {
    const column = inTurn.find((one) => one && cells[`name.${one}`]);
    return readRuby(cells[`name.${column}`] ?? "");
  });
  return new Map(marked.map((name) => [withoutRuby(name), name]));
});

/** A name of reference data with its readings, for a page that has some; any other text as it is. */
export function withNameReadings(name: string, language: Language): string {
  return languageEntry(language).hasRuby ? (names(language).get(name) ?? name) : name;
}
