import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { languageIds } from "../../shared/languages/languages.ts";
import { Id, line, pathId, WireTime } from "../../shared/wire.ts";

/** Most words of a group: a search looks for all of them. */
export const maxSynonyms = 20;
export const longestSynonym = 60;

const Synonym = z.object({ language_id: Id, word: z.string() });

export const SynonymGroup = z.object({
  id: Id,
  /** Of a group that comes with the product; null for one that the product team has made. */
  key: z.string().nullable(),
  /** Sent back with a change, it refuses what somebody else has saved meanwhile. */
  updated_at: WireTime,
  words: z.array(Synonym),
});
export type SynonymGroup = z.infer<typeof SynonymGroup>;

const Word = line(longestSynonym)
  .overwrite((word) => word.replace(/\s+/g, " "))
  .refine((word) => word !== "", { error: "blank", abort: true })
  .refine((word) => /[\p{L}\p{N}]/u.test(word), "invalid");

const SynonymGroupIn = z.object({
  words: z
    .array(
      z.object({
        language_id: z.literal(Object.values(languageIds), { error: "invalid" }),
        word: Word,
      }),
    )
    .min(2, "two_words_at_least")
    .max(maxSynonyms, "twenty_words_at_most"),
  /** As it was read: an older one is answered with 409 and the group as it is. Without it the last write wins. */
  updated_at: WireTime.optional(),
});
export type SentSynonymGroup = z.output<typeof SynonymGroupIn>;

const body = { root: "synonym_group", body: z.object({ synonym_group: SynonymGroupIn }) } as const;
const params = z.object({ id: pathId("synonym_group") });

export const synonymContracts = {
  "GET /synonym_groups": defineContract({
    summary: "The words that mean the same to the search, oldest first",
    answer: z.array(SynonymGroup),
  }),
  "POST /synonym_groups": defineContract({
    summary: "Add a group of words that mean the same; a word is in one group alone",
    ...body,
    answer: SynonymGroup,
  }),
  "PUT /synonym_groups/{id}": defineContract({
    summary: "Replace the words of a group",
    refusals: [409],
    params,
    ...body,
    answer: SynonymGroup,
  }),
  "DELETE /synonym_groups/{id}": defineContract({
    summary: "Remove a group; one that came with the product does not come back",
    params,
    answer: SynonymGroup,
  }),
};
