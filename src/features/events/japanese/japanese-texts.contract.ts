import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import {
  maxPlainTextLength,
  maxReadingLength,
  maxTitleLength,
} from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, optionalLine, optionalText, pathId } from "../../../shared/wire.ts";
import { adviceKinds } from "./advice/advice.ts";

/** A word of a text and its reading in kana, over the next place that has its letters; an empty reading stands over nothing. */
const RubyWord = z.object({ text: z.string(), reading: z.string() });

export const RubyIn = z
  .array(
    z.object({
      text: line(maxReadingLength).min(1, "blank"),
      reading: line(maxReadingLength).regex(/^[\p{Script=Hiragana}\p{Script=Katakana}ー・ 　]*$/u, "invalid"),
    }),
    "invalid",
  )
  .max(5000, "invalid");

/** Null, and a text without a letter, is none; readings that are not sent are those of the dictionary. */
export const PlainTextIn = z
  .object({
    title: optionalLine(maxTitleLength),
    discription: optionalText(maxPlainTextLength),
    ruby: RubyIn.optional(),
  })
  .nullable();

export const PlainText = z.object({
  title: z.string(),
  discription: z.string(),
  ruby: z.array(RubyWord),
});
export type PlainText = z.infer<typeof PlainText>;

/** The reasons why a place of a text is hard to read. */
const Advice = z.object({
  kind: z.enum(adviceKinds),
  field: z.enum(["title", "discription"]),
  /** Where the place begins and how long it is, in UTF-16 code units. */
  at: z.int(),
  length: z.int(),
  /** A simpler wording for it; null where that depends on what is meant. */
  proposal: z.string().nullable(),
});
export type Advice = z.infer<typeof Advice>;

export const EventRuby = z.object({ language_id: Id.nullable(), ruby: z.array(RubyWord) });

export const japaneseTextContracts = {
  "GET /events/{id}/ruby": defineContract({
    summary: "How the words of an event's Japanese text are read; empty where nobody knows",
    params: z.object({ id: pathId("event") }),
    answer: EventRuby,
  }),
  "POST /events/japanese_text": defineContract({
    summary: "How the words of a Japanese text are read, and what makes it hard to read; nothing is kept",
    refusals: [429],
    body: z.object({ title: optionalLine(maxTitleLength), discription: optionalText(20_000) }),
    answer: z.object({ ruby: z.array(RubyWord), advice: z.array(Advice) }),
  }),
};
