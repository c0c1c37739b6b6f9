import type { Language } from "../../shared/languages/languages.ts";
import { contentForReader, type TextReader } from "../../shared/languages/readers/text-reader.ts";

interface Named {
  language_id: number;
  name: string;
  is_main: boolean;
}

/** The name that the reader gets, otherwise the main name. */
export function organizationNameIn(texts: readonly Named[], reader: TextReader | Language): string {
  return namedIn(texts, reader)?.name ?? "";
}

/** The entry whose name `organizationNameIn` shows. */
export function namedIn<Text extends Named>(
  texts: readonly Text[],
  reader: TextReader | Language,
): Text | undefined {
  return contentForReader(texts, reader, ({ name }) => name !== "") ?? texts.find(({ is_main }) => is_main);
}
