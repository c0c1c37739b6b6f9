import type { Suggestion } from "../../../features/events/suggestions/suggestions.contract.ts";
import { languageIds, languages } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { describeFilters } from "../filters/describe-filters.ts";
import { filteredAddress } from "../filters/event-filters.ts";
import { completeFacts, readFacts } from "../filters/fact-words.ts";
import { readSearch } from "./read-search.ts";

/** Suggestions of the API, and the filters that the words typed so far say or begin to say. */
export type ShownSuggestion = Pick<Suggestion, "id" | "label" | "href" | "recognised_by"> & {
  kind: Suggestion["kind"] | "filter";
};

const suggestedAtMost = 2;

/** Known here without asking anybody. */
export function useFactSuggestions(typed: string): ShownSuggestion[] {
  const t = useTexts();
  const language = useLanguage();
  const choices = {
    language_id: languages.map((code) => ({ id: languageIds[code], name: languageNameIn(code, language) })),
  };
  const searches = [typed, ...completeFacts(typed)].filter((words) => readFacts(words).taken.length > 0);
  const found = searches.map((words, id) => {
    const { filters } = readSearch(new URLSearchParams({ q: words }));
    const names = describeFilters(filters, choices, t, language).map(({ name }) => name);
    return { kind: "filter" as const, id, label: names.join(" · "), href: filteredAddress("/", filters) };
  });
  return found
    .filter(({ href }, at) => found.findIndex((other) => other.href === href) === at)
    .slice(0, suggestedAtMost);
}
