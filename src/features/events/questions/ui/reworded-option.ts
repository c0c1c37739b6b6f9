import type { QuestionValues } from "./question-values.ts";

type Option = QuestionValues["options"][number];

/** Whether an option that is saved is about to give way to another: one with none of its words (decision 13). */
export function hasRewordedOption(saved: QuestionValues, options: readonly Option[]): boolean {
  const isGone = saved.options.some((option) => !options.some((now) => readsAlike(option, now)));
  const isNew = options.some(
    (now) => isFilled(now) && !saved.options.some((option) => readsAlike(option, now)),
  );
  return isGone && isNew;
}

const isFilled = ({ texts }: Option) => texts.some((text) => text.trim());

const readsAlike = (one: Option, other: Option) =>
  one.texts.some((text, place) => text.trim() !== "" && text.trim() === other.texts[place]?.trim());
