import { intlLocaleOf, type Language, languageEntry } from "../../shared/languages/languages.ts";

interface Readable {
  id: number;
  /** In the language. */
  name: string;
  /** Of the Japanese name, in hiragana; absent in lists without readings. */
  reading?: string;
}

/** In the order in which readers of the language look for names: by their reading (五十音), by the alphabet. */
export function inNameOrder<Row extends Readable>(rows: readonly Row[], language: Language): Row[] {
  const { compare } = new Intl.Collator(intlLocaleOf(language));
  const { hasReadings } = languageEntry(language);
  const key = (row: Row) => (hasReadings && row.reading) || row.name;
  return [...rows].sort((one, other) => compare(key(one), key(other)) || one.id - other.id);
}
