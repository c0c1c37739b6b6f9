import { byLanguage, intlLocaleOf, type Language, languageEntry, onceByLanguage } from "./languages.ts";

/** The language's name in another; in itself where `Intl` has no name for it. */
export function languageNameIn(language: Language, shownIn: Language): string {
  return languageNames(shownIn)[language];
}

/** Asked once: `Intl` takes as long for a name as the rest of a card. */
const languageNames = onceByLanguage((shownIn) => {
  const unknownToBrowsers = languageEntry(shownIn).languageNames;
  const names = new Intl.DisplayNames(intlLocaleOf(shownIn), { type: "language" });
  return byLanguage((language) => {
    const { isPlain, tag, nativeName } = languageEntry(language);
    if (unknownToBrowsers) return unknownToBrowsers[language] ?? nativeName;
    return (isPlain ? undefined : names.of(tag)) ?? nativeName;
  });
});
