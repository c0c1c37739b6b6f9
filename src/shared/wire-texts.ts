import { z } from "zod";
import { byWrittenLanguage, writtenLanguages } from "./languages/languages.ts";
import { text } from "./wire.ts";

/** Texts by language as they are sent. The field is named where one is too long, and not its language. */
export function textsByLanguageIn(max: number) {
  return z
    .object(byWrittenLanguage(() => text(100 * max).nullish()))
    .partial()
    .superRefine((texts, context) => {
      if (writtenLanguages.every((language) => (texts[language] ?? "").length <= max)) return;
      context.addIssue({
        code: "too_big",
        maximum: max,
        origin: "string",
        inclusive: true,
        message: "too_long",
        input: texts,
      });
    });
}

/** Texts by language as answers show them: null where one is not told. */
export const TextsByLanguageOut = z.object(byWrittenLanguage(() => z.string().nullable()));
