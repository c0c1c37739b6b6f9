import { DifferencesAlert } from "../../../../../ui/forms/translation/differences-alert.tsx";
import { languageName } from "../../../../../ui/texts/language-name.ts";
import { useLanguage } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import type { EventValues } from "../values/event-values.ts";
import { translationDifferences } from "./translation-differences.ts";

/** What the two languages of an event say differently, as far as a program can tell. */
export function TranslationWarnings({
  values,
  referenceData,
}: {
  values: EventValues;
  referenceData: ReferenceData;
}) {
  const language = useLanguage();
  const [first, second] = values.texts.map(({ language_id }) =>
    languageName(referenceData.languages, language_id, language),
  );
  if (!first || !second) return null;
  return <DifferencesAlert differences={translationDifferences(values)} languages={[first, second]} />;
}
