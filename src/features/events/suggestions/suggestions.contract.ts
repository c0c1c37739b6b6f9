import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxSearchLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { Id, line } from "../../../shared/wire.ts";

/** In the order in which they are suggested. */
export const suggestionKinds = ["place", "university", "purpose", "organization", "event"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  /** Of the prefecture, university, purpose, organization or event. */
  id: Id,
  /** In the request's language, as far as it has a name in it. */
  label: z.string(),
  /** The page that shows it, or the events of it: a path within the site. */
  href: z.string(),
  /** Of an organization: the universities that recognise it now, named in the request's language. Without any the key is left out. */
  recognised_by: z.array(z.string()).optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

const defaultLimit = 8;

const SuggestionQuery = z.object({
  q: line(maxSearchLength),
  limit: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(20, "invalid").default(defaultLimit),
});

export const suggestionContracts = {
  "GET /suggestions": defineContract({
    summary: "What the beginning of a search may mean: places, universities, purposes, organizations, events",
    query: SuggestionQuery,
    answer: z.array(Suggestion),
  }),
};
