import { compareTexts, type Difference } from "../../../../../shared/translation/compare-texts.ts";
import type { EventValues } from "../values/event-values.ts";

/** Where the first two languages of an event say different things: in its own texts, or in a question of that number. */
export type TranslationDifference = Difference & { question: number | null };

/** Its texts are compared as a whole, since what one language says in the title another may say in the description. */
export function translationDifferences({ texts, questions }: EventValues): TranslationDifference[] {
  const [first, second] = texts;
  if (!first || !second) return [];
  const wholeOf = (text: typeof first) =>
    [text.title, text.summary, text.discription, text.place_name, text.fee_note].join("\n");
  const ofQuestions = questions
    .filter(({ isRemoved }) => !isRemoved)
    .map((question, index) => {
      const wordsAt = (place: number) =>
        [
          question.texts[place]?.title,
          question.texts[place]?.discription,
          ...question.options.map((option) => option.texts[place]),
        ].join("\n");
      return { question: index + 1, ...compareTexts(wordsAt(0), wordsAt(1)) };
    });
  return [{ question: null, ...compareTexts(wholeOf(first), wholeOf(second)) }, ...ofQuestions].filter(
    ({ onlyInFirst, onlyInSecond }) => onlyInFirst.length + onlyInSecond.length > 0,
  );
}
