import type { Language } from "../../shared/languages.ts";

interface Named {
  id: number;
  name_ja: string;
  name_en: string;
  /** In hiragana. */
  reading: string;
}

const collators: Record<Language, Intl.Collator> = {
  ja: new Intl.Collator("ja"),
  en: new Intl.Collator("en", { sensitivity: "base" }),
};

/** In the order in which readers of the language look for names: by their reading (五十音), by the alphabet. */
export function inNameOrder<Row extends Named>(rows: readonly Row[], language: Language): Row[] {
  const { compare } = collators[language];
  const key = (row: Row) => (language === "ja" ? row.reading || row.name_ja : row.name_en);
  return [...rows].sort((one, other) => compare(key(one), key(other)) || one.id - other.id);
}
