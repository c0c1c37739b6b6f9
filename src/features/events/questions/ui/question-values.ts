import { hasOptions, questionTypes } from "../question-types.ts";
import type { ApplyQuestion, ApplyQuestionIn } from "../questions.contract.ts";
import type { AskedLanguage } from "./asked-language.ts";
import { emailQuestionTitle } from "./email-question-title.ts";

/** A question as it is edited; `texts` and each option's `texts` stand in the order of the event's languages. */
export interface QuestionValues {
  id?: number;
  question_type_id: number;
  is_required: boolean;
  /** Taken out of the form; until it is saved it can come back. */
  isRemoved: boolean;
  texts: QuestionText[];
  options: { texts: string[] }[];
}

export interface QuestionText {
  title: string;
  discription: string;
}

/** Nothing is written in it yet, but for the question for an e-mail address, which asks for nothing else. */
export function newQuestion(questionTypeId: number, languages: readonly AskedLanguage[]): QuestionValues {
  const empty = () => languages.map(() => "");
  return {
    question_type_id: questionTypeId,
    is_required: true,
    isRemoved: false,
    texts: languages.map(({ symbol }) => ({
      title: questionTypeId === questionTypes.email ? emailQuestionTitle(symbol) : "",
      discription: "",
    })),
    options: hasOptions(questionTypeId) ? [{ texts: empty() }, { texts: empty() }] : [],
  };
}

export function questionValues(question: ApplyQuestion, languageIds: number[]): QuestionValues {
  const texts = languageIds.map((id) =>
    question.language_apply_questions.find(({ language_id }) => language_id === id),
  );
  const max = Math.max(0, ...texts.map((text) => text?.options_data.length ?? 0));
  return {
    id: question.id,
    question_type_id: question.question_type_id ?? 4,
    is_required: question.is_required,
    isRemoved: false,
    texts: texts.map((text) => ({ title: text?.title ?? "", discription: text?.discription ?? "" })),
    options: Array.from({ length: max }, (_, place) => ({
      texts: texts.map((text) => text?.options_data[place] ?? ""),
    })),
  };
}

/** As the API wants it; a new one that was removed again is left out, as is a language in which nothing was written. */
export function questionBody(
  question: QuestionValues,
  index: number,
  languageIds: number[],
): ApplyQuestionIn[] {
  const { id, question_type_id, is_required, isRemoved, texts, options } = question;
  if (isRemoved) return id ? [{ id, _destroy: true }] : [];
  const attributes = languageIds.flatMap((language_id, place) => {
    const { title = "", discription = "" } = texts[place] ?? {};
    const chosen = options.map((option) => option.texts[place]?.trim() ?? "");
    if (place > 0 && !isWritten(question, place)) return [];
    return [{ language_id, title, discription, options_data: hasOptions(question_type_id) ? chosen : [] }];
  });
  return [
    {
      ...(id && { id }),
      question_type_id,
      index,
      is_required,
      language_apply_questions_attributes: attributes,
    },
  ];
}

/** Whether anything of the question is written in the language at that place. */
export function isWritten({ texts, options }: QuestionValues, place: number): boolean {
  const { title = "", discription = "" } = texts[place] ?? {};
  return [title, discription, ...options.map((option) => option.texts[place] ?? "")].some((text) =>
    text.trim(),
  );
}
