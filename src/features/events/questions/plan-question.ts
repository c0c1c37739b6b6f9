import type { Problems } from "../../../shared/app-error.ts";
import { type MergedOption, mergeOptions, type SentOptions } from "./merge-options.ts";
import type { QuestionRow } from "./question-rows.server.ts";
import { type ApplyQuestionIn, hasOptions } from "./questions.contract.ts";

/** The plan for one question of an update. */
export interface PlannedQuestion {
  id: number | null;
  question_type_id: number;
  position: number;
  is_required: boolean;
  is_deleted: boolean;
  texts: { language_id: number; title: string; description: string }[];
  /** Null where they stay as they are. */
  options: MergedOption[] | null;
}

interface Ground {
  stored: readonly QuestionRow[];
  answeredIds: ReadonlySet<number>;
  /** The event's languages, its main one first; translations into others are passed over. */
  languageIds: readonly number[];
}

/** The question as the update leaves it; what is wrong goes to `problems`. */
export function planQuestion(
  sent: ApplyQuestionIn,
  place: number,
  { stored, answeredIds, languageIds }: Ground,
  problems: Problems,
): PlannedQuestion {
  const old = stored.find(({ id }) => id === sent.id);
  const question_type_id = sent.question_type_id ?? old?.question_type_id ?? 0;
  if (question_type_id === 0) problems.add("question_type_id", "blank");
  const isOtherType = old !== undefined && old.question_type_id !== question_type_id;
  if (isOtherType && answeredIds.has(old.id)) problems.add("question_type_id", "answered");
  const entries = (sent.language_apply_questions_attributes ?? []).filter(({ language_id }) =>
    languageIds.includes(language_id),
  );
  return {
    id: old?.id ?? null,
    question_type_id,
    position: sent.index ?? old?.position ?? place,
    is_required: sent.is_required ?? old?.is_required ?? true,
    is_deleted: sent._destroy ?? old?.is_deleted ?? false,
    texts: planTexts(old, entries, languageIds[0], problems),
    options: planOptions(old, question_type_id, isOtherType, entries, problems),
  };
}

type Entry = NonNullable<ApplyQuestionIn["language_apply_questions_attributes"]>[number];

/** A title in the main language and in every language that was sent. */
function planTexts(
  old: QuestionRow | undefined,
  entries: readonly Entry[],
  mainLanguageId: number | undefined,
  problems: Problems,
) {
  const texts = entries.map(({ language_id, title, discription }) => {
    const before = old?.texts.find((text) => text.language_id === language_id);
    return {
      language_id,
      title: title ?? before?.title ?? "",
      description: discription ?? before?.description ?? "",
    };
  });
  const known = [...texts, ...(old?.texts ?? [])];
  const hasMain = known.some(({ language_id }) => language_id === mainLanguageId);
  if (!hasMain || texts.some(({ title }) => title === "")) problems.add("apply_questions", "title_needed");
  if (new Set(texts.map(({ language_id }) => language_id)).size < texts.length) {
    problems.add("language_id", "taken");
  }
  return texts;
}

/** One choice and several choices need options: no blank ones, no two alike, as many in each language. */
function planOptions(
  old: QuestionRow | undefined,
  questionTypeId: number,
  isOtherType: boolean,
  entries: readonly Entry[],
  problems: Problems,
): MergedOption[] | null {
  if (!hasOptions(questionTypeId)) return isOtherType ? [] : null;
  const lists: SentOptions = new Map(
    entries.flatMap(({ language_id, options_data }) => (options_data ? [[language_id, options_data]] : [])),
  );
  if (lists.size === 0) {
    if (!old || !hasOptions(old.question_type_id)) problems.add("options_data", "blank");
    return null;
  }
  const all = [...lists.values()];
  if (all.some((texts) => texts.length === 0 || texts.includes(""))) problems.add("options_data", "blank");
  else if (all.some((texts) => new Set(texts).size < texts.length)) problems.add("options_data", "repeated");
  else if (new Set(all.map((texts) => texts.length)).size > 1) problems.add("options_data", "unequally_many");
  return mergeOptions(old?.options ?? [], lists);
}
