import type { Language } from "../../../shared/languages/languages.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { startOfDate } from "../../../shared/time/tokyo-date.ts";
import type { TextKey, Texts } from "../../../ui/texts/texts.tsx";
import { type EventFilters, filterFlags } from "./event-filters.ts";
import type { FilterChoices } from "./filter-choices.ts";

/** One of a list's filters in words, and the filters that stay when it is taken back. */
export interface DescribedFilter {
  name: string;
  others: EventFilters;
}

/** A list's filters in words, in the order in which titles name them. @param choices of what is chosen by id */
export function describeFilters(
  filters: EventFilters,
  choices: Partial<FilterChoices>,
  t: Texts,
  language: Language,
): DescribedFilter[] {
  const described: DescribedFilter[] = [];
  const add = (name: string | undefined, ...keys: (keyof EventFilters)[]) => {
    if (name !== undefined) described.push({ name, others: without(filters, keys) });
  };
  add(filters.q && t("filter.quoted", { words: filters.q.replace(/["“”「」]/g, "") }), "q");
  add(filters.when && t(`filter.when.${filters.when}`), "when");
  add(formatDays(filters, t, language), "from", "to");
  for (const [key, rows] of Object.entries(choices) as [
    keyof FilterChoices,
    { id: number; name: string }[],
  ][]) {
    const name = rows.find(({ id }) => id === filters[key])?.name;
    add(name && key === "recognised_by" ? t("filter.recognised_by_name", { name }) : name, key);
  }
  for (const flag of filterFlags) if (filters[flag]) add(t(flagTexts[flag]), flag);
  return described;
}

/** The names of a list's filters, for titles; null without filters. @param others names after them */
export function formatFilters(
  filters: EventFilters,
  choices: Partial<FilterChoices>,
  t: Texts,
  language: Language,
  ...others: string[]
): string | null {
  const names = describeFilters(filters, choices, t, language).map(({ name }) => name);
  return names.length > 0 ? [...names, ...others].join(" · ") : null;
}

export const flagTexts = {
  is_online: "event.online",
  is_free: "filter.is_free",
  has_places: "filter.has_places",
  welcomes_beginners: "filter.welcomes_beginners",
  is_barrier_free: "filter.is_barrier_free",
} as const satisfies Record<(typeof filterFlags)[number], TextKey>;

function formatDays({ from, to }: EventFilters, t: Texts, language: Language): string | undefined {
  const [first, last] = [from, to].map((date) => (date ? displayDay(startOfDate(date), language) : ""));
  if (first && last) return first === last ? first : t("filter.days", { first, last });
  if (first) return t("filter.days_from", { first });
  return last ? t("filter.days_to", { last }) : undefined;
}

function without(filters: EventFilters, keys: (keyof EventFilters)[]): EventFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([key]) => !keys.includes(key as keyof EventFilters)),
  );
}
