import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { languageIds } from "../../shared/languages/languages.ts";
import { maxArticleKeyLength, maxTitleLength } from "../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, pathId, text, WireTime } from "../../shared/wire.ts";
import { PersonName } from "../organizations/organizations.contract.ts";

export const LanguageHelpArticle = z.object({
  id: Id,
  language_id: Id,
  title: z.string(),
  /** Markdown; raw HTML in it is never rendered. */
  body: z.string(),
});

export const HelpArticle = z.object({
  id: Id,
  key: z.string(),
  is_published: z.boolean(),
  is_deleted: z.boolean(),
  /** For the product team; null for everybody else. */
  last_updated_user: PersonName.nullable(),
  /** Sent back with a change, it refuses what somebody else has saved meanwhile. */
  updated_at: WireTime,
  language_help_articles: z.array(LanguageHelpArticle),
});
export type HelpArticle = z.infer<typeof HelpArticle>;

const Key = line(maxArticleKeyLength)
  .refine((key) => key !== "", { error: "blank", abort: true })
  .refine(isHelpKey, "invalid");

/** The part of an article's address that names it. */
export function isHelpKey(key: string): boolean {
  return /^[a-z0-9_-]+$/.test(key);
}

const HelpText = z.object({
  id: Id.nullish(),
  language_id: z.literal(Object.values(languageIds), { error: "invalid" }),
  title: line(maxTitleLength).refine((title) => title !== "", "blank"),
  body: text(100_000),
});

const HelpArticleIn = z.object({
  key: Key,
  language_help_articles_attributes: z.array(HelpText).min(1, "blank").max(10, "invalid"),
  is_published: z.boolean().optional(),
  is_deleted: z.boolean().optional(),
});

const HelpArticleChangeIn = HelpArticleIn.partial().extend({
  /** As it was read: an older one is answered with 409 and the article as it is. Without it the last write wins. */
  updated_at: WireTime.optional(),
});

export type NewHelpArticle = z.output<typeof HelpArticleIn>;
export type HelpArticleChange = z.output<typeof HelpArticleChangeIn>;

export const helpContracts = {
  "GET /help_articles": defineContract({
    summary: "The published articles; for the product team also the unpublished ones",
    answer: z.array(HelpArticle),
  }),
  "GET /help_articles/{key}": defineContract({
    summary: "One article, by its key",
    params: z.object({ key: z.string().refine(isHelpKey, "help_article") }),
    answer: HelpArticle,
  }),
  "POST /help_articles": defineContract({
    summary: "Write an article",
    root: "help_article",
    body: z.object({ help_article: HelpArticleIn }),
    answer: HelpArticle,
  }),
  "PUT /help_articles/{id}": defineContract({
    summary: "Change an article, or delete it with is_deleted",
    refusals: [409],
    params: z.object({ id: pathId("help_article") }),
    root: "help_article",
    body: z.object({ help_article: HelpArticleChangeIn }),
    answer: HelpArticle,
  }),
};
