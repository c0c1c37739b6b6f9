/** The filters of event lists as addresses carry them. */
export interface EventFilters {
  q?: string;
  prefecture_id?: number;
  language_id?: number;
  event_purpose_id?: number;
}

const ids = ["prefecture_id", "language_id", "event_purpose_id"] as const;

/** A page shows what it can: filters that mean nothing are left out. */
export function readFilters(search: URLSearchParams): EventFilters {
  const filters: EventFilters = {};
  const q = search.get("q")?.replaceAll("\u0000", "").trim().slice(0, 200);
  if (q) filters.q = q;
  for (const name of ids) {
    const value = search.get(name) ?? "";
    if (/^[1-9]\d{0,8}$/.test(value)) filters[name] = Number(value);
  }
  return filters;
}

/** The filters as the API's lists take them. */
export const filtersAsQuery = (filters: EventFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)]));
