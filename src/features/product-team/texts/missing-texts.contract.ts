import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { languages } from "../../../shared/languages/languages.ts";
import { textKinds } from "../../../shared/languages/translation-gaps.ts";

/** The texts that a language lacks of a catalogue, a folder of pages or a list of names. */
export const MissingTextsOut = z.object({
  kind: z.enum(textKinds),
  name: z.string(),
  language: z.enum(languages),
  total: z.int(),
  missing: z.array(z.string()),
  /** How many of the missing ones are read in which language. */
  fallbacks: z.partialRecord(z.enum(languages), z.int()),
});

export const missingTextContracts = {
  "GET /uniteam/missing_texts": defineContract({
    summary: "What each language of the site lacks, and in which language it is read in its place",
    answer: z.array(MissingTextsOut),
  }),
};
