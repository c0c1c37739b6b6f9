import type { findReferenceData } from "../../../features/reference-data/reference-data.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import type { EventFilters } from "./event-filters.ts";

interface Choice {
  id: number;
  name: string;
}

/** The filters with options, in their order in the form. */
export const choiceFields = [
  "university_id",
  "prefecture_id",
  "language_id",
  "event_purpose_id",
  "event_format_id",
  "recognised_by",
] as const;

export type FilterChoices = Record<(typeof choiceFields)[number], Choice[]>;

/**
 * The options of the filters, in the page's language; of the universities the one that is chosen alone.
 * @param recognising the universities that recognise organizations; a page that offers none names the one that is chosen
 */
export function filterChoices(
  referenceData: Awaited<ReturnType<typeof findReferenceData>>,
  language: Language,
  { university_id, recognised_by }: EventFilters,
  recognising: readonly number[] = [],
): FilterChoices {
  const row = ({ id, name }: Choice) => ({ id, name });
  return {
    university_id: referenceData.universities
      .filter(({ id }) => id === university_id)
      .map((one) => ({ id: one.id, name: nameIn(one, language) })),
    prefecture_id: referenceData.prefectures.map(row),
    language_id: referenceData.languages
      .filter((one) => one.is_commonly_used)
      .map((one) => ({ id: one.id, name: nameIn(one, language) })),
    event_purpose_id: referenceData.event_purposes.map(row),
    event_format_id: referenceData.event_formats.map(row),
    recognised_by: referenceData.universities
      .filter(({ id }) => id === recognised_by || recognising.includes(id))
      .map((one) => ({ id: one.id, name: nameIn(one, language) })),
  };
}
