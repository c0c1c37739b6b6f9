import type { Language } from "../../../shared/languages/languages.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import type { Recognition } from "./recognitions.contract.ts";

/** A recognition in the language of a page. */
export interface NamedRecognition {
  /** Which university, as what: `京都大学 · 公認`. */
  label: string;
  /** The last day, as the language writes it. */
  until: string;
}

type Level = Pick<Recognition, "level_ja" | "level_en">;

/** As what a university recognises an organization, in its own words for readers of the language: `公認`. */
export function recognitionLevel({ level_ja, level_en }: Level, language: Language): string {
  return nameIn({ name_ja: level_ja, name_en: level_en }, language);
}

/** Which university recognises an organization, as what, for readers of the language. */
export function recognitionLabel(
  { university, ...level }: Level & Pick<Recognition, "university">,
  language: Language,
): string {
  return `${nameIn(university, language)} · ${recognitionLevel(level, language)}`;
}
