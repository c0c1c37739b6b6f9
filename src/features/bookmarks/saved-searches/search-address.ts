import type { SearchFilters } from "../../events/listing/event-filter.contract.ts";

/** The address of a search's results on the site: the path and its parameters. */
export function searchAddress(filters: SearchFilters | Record<string, unknown>): string {
  const told = Object.entries(filters).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(told.map(([key, value]) => [key, String(value)])).toString();
  return search ? `/?${search}` : "/";
}
