import { type Language, languageIds } from "../../shared/languages/languages.ts";

interface Named {
  language_id: number;
  name: string;
  is_main: boolean;
}

/** The name in the language where it has one, otherwise the main name. */
export function organizationNameIn(texts: readonly Named[], language: Language): string {
  return namedIn(texts, language)?.name ?? "";
}

/** The entry whose name `organizationNameIn` shows. */
export function namedIn<Text extends Named>(texts: readonly Text[], language: Language): Text | undefined {
  const own = texts.find(({ language_id, name }) => language_id === languageIds[language] && name !== "");
  return own ?? texts.find(({ is_main }) => is_main);
}
