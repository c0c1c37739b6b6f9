import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../../shared/wire.ts";
import { SearchFilters } from "../../events/listing/event-filter.contract.ts";

/** As a query has them: every value is a text, and what is left empty is not there. */
function asQuery(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const told = Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== "");
  return Object.fromEntries(told.map(([key, one]) => [key, String(one)]));
}

export const SavedSearch = z.object({
  id: Id,
  filters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  is_mailed: z.boolean(),
  created_at: WireTime,
  /** The filters in words, in the request's language. */
  name: z.string(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const savedSearchContracts = {
  "GET /users/own/searches": defineContract({
    summary: "The caller's saved searches, newest first",
    answer: z.array(SavedSearch),
  }),
  "POST /users/own/searches": defineContract({
    summary: "Save a search, at most 20; of the same filters there is one, whose `is_mailed` this changes",
    body: z.object({
      /** The parameters of `GET /events`, as texts or as numbers and booleans. */
      filters: z.preprocess(asQuery, SearchFilters),
      /** New matches stand in the weekly newsletter; true where a new search does not say. */
      is_mailed: z.boolean("invalid").optional(),
    }),
    answer: SavedSearch,
  }),
  "DELETE /users/own/searches/{id}": defineContract({
    summary: "Forget a saved search",
    params: z.object({ id: pathId("search") }),
    answer: SavedSearch,
  }),
};
