import { z } from "zod";
import { maxTitleLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, optionalLine, optionalText } from "../../../shared/wire.ts";

export { hasOptions, questionTypes } from "./question-types.ts";

export const LanguageApplyQuestion = z.object({
  id: Id,
  language_id: Id,
  title: z.string(),
  discription: z.string(),
  options_data: z.array(z.string()),
});

export const ApplyQuestion = z.object({
  id: Id,
  question_type_id: z.int().min(1, "invalid").max(5, "invalid").optional(),
  index: z.int(),
  is_required: z.boolean(),
  _destroy: z.boolean(),
  language_apply_questions: z.array(LanguageApplyQuestion),
});
export type ApplyQuestion = z.infer<typeof ApplyQuestion>;

const LanguageApplyQuestionIn = z.object({
  id: Id.nullish(),
  language_id: Id,
  title: optionalLine(maxTitleLength),
  discription: optionalText(20_000),
  options_data: z.array(line(maxTitleLength)).max(100, "invalid").nullish(),
});

export const ApplyQuestionIn = z.object({
  id: Id.nullish(),
  question_type_id: z.int().min(1, "invalid").max(5, "invalid").optional(),
  index: z.int().min(0).max(10_000).optional(),
  is_required: z.boolean().nullish(),
  _destroy: z.boolean().optional(),
  language_apply_questions_attributes: z.array(LanguageApplyQuestionIn).max(10, "invalid").optional(),
});
export type ApplyQuestionIn = z.output<typeof ApplyQuestionIn>;
