import type { Texts } from "../../ui/texts/texts.tsx";
import type { FilterChoices } from "./event-filter-form.tsx";
import type { EventFilters } from "./event-filters.ts";

/** The names of a list's filters, for the page's title; null without filters. */
export function filterNames(
  filters: EventFilters,
  choices: Partial<FilterChoices>,
  t: Texts,
  ...others: string[]
): string | null {
  const chosen = (Object.entries(choices) as [keyof FilterChoices, FilterChoices[keyof FilterChoices]][])
    .map(([filter, rows]) => rows.find(({ id }) => id === filters[filter])?.name)
    .filter((name) => name !== undefined);
  const names = [...(filters.q ? [t("filter.quoted", { words: filters.q })] : []), ...chosen];
  return names.length > 0 ? [...names, ...others].join(" · ") : null;
}
