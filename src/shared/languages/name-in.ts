import { isWritten, type Language, pickByLanguage } from "./languages.ts";

/** A row of reference data with its names. */
export interface Named {
  name_ja: string;
  name_en: string;
  /** In the language of who asked, where that is neither of these and has one. */
  name?: string | undefined;
}

/**
 * The name that readers of the language know the row by, or the next of the chain of fallbacks; empty where there is no
 * row.
 */
export function nameIn(row: Named | null | undefined, language: Language): string {
  if (row?.name && !isWritten(language)) return row.name;
  const names: Partial<Record<string, unknown>> = { ...row };
  return String(pickByLanguage(language, (one) => names[`name_${one}`]) ?? "");
}
