import type { Tx } from "../../platform/db/client.server.ts";
import { type Language, languageIds, pickText } from "../../shared/languages/languages.ts";
import type { SampleQuestion } from "../sample-file.ts";

export interface WrittenQuestion {
  id: number;
  typeId: number;
  isRequired: boolean;
  optionIds: number[];
}

export async function writeQuestions(
  tx: Tx,
  event_id: number,
  questions: SampleQuestion[],
  languages: Language[],
): Promise<WrittenQuestion[]> {
  const written: WrittenQuestion[] = [];
  for (const [position, { question_type_id, is_required, text, options = [] }] of questions.entries()) {
    const { id: question_id } = await tx
      .insertInto("questions")
      .values({ event_id, question_type_id, position, is_required })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("question_texts")
      .values(
        languages.map((language) => ({
          question_id,
          language_id: languageIds[language],
          title: pickText(language, text),
        })),
      )
      .execute();
    const optionIds: number[] = [];
    for (const [place, option] of options.entries()) {
      const { id } = await tx
        .insertInto("question_options")
        .values({ question_id, position: place })
        .returning("id")
        .executeTakeFirstOrThrow();
      optionIds.push(id);
      await tx
        .insertInto("question_option_texts")
        .values(
          languages.map((language) => ({
            question_option_id: id,
            language_id: languageIds[language],
            text: pickText(language, option),
          })),
        )
        .execute();
    }
    written.push({ id: question_id, typeId: question_type_id, isRequired: is_required, optionIds });
  }
  return written;
}
