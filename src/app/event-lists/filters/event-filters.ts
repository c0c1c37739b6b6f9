import { maxSearchLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { readDate, type TokyoDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { datesOfWhen, type When, whens } from "./dates-of-when.ts";

const ids = [
  "prefecture_id",
  "university_id",
  "language_id",
  "event_purpose_id",
  "event_format_id",
  "recognised_by",
] as const;
export const filterFlags = [
  "is_online",
  "is_free",
  "has_places",
  "welcomes_beginners",
  "is_barrier_free",
] as const;

/** The filters of event lists as addresses carry them. Days are either named, and move on at midnight, or told. */
export interface EventFilters
  extends Partial<Record<(typeof ids)[number], number>>,
    Partial<Record<(typeof filterFlags)[number], true>> {
  q?: string;
  when?: When;
  from?: TokyoDate;
  to?: TokyoDate;
}

/** Their parameters. */
export const filterParameters = ["q", "when", "from", "to", ...ids, ...filterFlags] as const;

/** The words of a search as they were typed, facts among them. */
export function readTypedWords(search: URLSearchParams): string | undefined {
  return search.get("q")?.replaceAll("\u0000", "").trim().slice(0, maxSearchLength) || undefined;
}

/** A page shows what it can: filters that mean nothing are left out, and days come in their order. */
export function readFilters(search: URLSearchParams): EventFilters {
  const filters: EventFilters = {};
  const q = readTypedWords(search);
  if (q) filters.q = q;
  const days = ["from", "to"].map((name) => readDate(search.get(name) ?? ""));
  const [from, to] = days[0] && days[1] ? days.sort() : days;
  if (from) filters.from = from;
  if (to) filters.to = to;
  const when = whens.find((name) => name === search.get("when"));
  if (when && !from && !to) filters.when = when;
  for (const name of ids) {
    const value = search.get(name) ?? "";
    if (/^[1-9]\d{0,8}$/.test(value)) filters[name] = Number(value);
  }
  for (const name of filterFlags) if (search.get(name) === "true") filters[name] = true;
  return filters;
}

export const isFiltered = (filters: EventFilters) => Object.keys(filters).length > 0;

/** The filters as parameters of addresses, and of the API's lists but for `when`. */
export const filtersAsQuery = (filters: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );

/** The address of a page with these filters. @param others such as its order */
export function filteredAddress(pathname: string, filters: EventFilters, others: object = {}): string {
  const search = new URLSearchParams(filtersAsQuery({ ...others, ...filters })).toString();
  return search ? `${pathname}?${search}` : pathname;
}

/** The filters with days in place of their names, as lists take them. */
export function withDates({ when, ...filters }: EventFilters, now: Date): Omit<EventFilters, "when"> {
  return when ? { ...filters, ...datesOfWhen(when, tokyoDate(now)) } : filters;
}
