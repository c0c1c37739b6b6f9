import { type Language, languageIds } from "../../shared/languages.ts";

/** The name in the language where it has one, otherwise the main name. */
export function nameIn(
  texts: readonly { language_id: number; name: string; is_main: boolean }[],
  language: Language,
): string {
  const own = texts.find(({ language_id, name }) => language_id === languageIds[language] && name !== "");
  return (own ?? texts.find(({ is_main }) => is_main))?.name ?? "";
}
