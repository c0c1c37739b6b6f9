import { z } from "zod";
import { applicationStates } from "../../../shared/application-states.ts";
import { defineContract } from "../../../shared/contract.ts";
import { isLanguage } from "../../../shared/languages/languages.ts";
import { maxSearchLength } from "../../../shared/limits/max-lengths-on-public-pages.ts";
import { Id, line, PageCursor, pathId, WireTime } from "../../../shared/wire.ts";

/** Whose answers are meant: of those who have not left by default, of one state, or of everybody. */
const ofPeople = {
  state: z.enum(["active", "all", ...applicationStates], "invalid").default("active"),
  /** Of the applicants' pages and mails. */
  language: z.string().refine(isLanguage, "invalid").optional(),
};

export const OptionFigures = z.object({
  id: Id,
  /** As it is worded today, in the reader's language where the option has it. */
  text: z.string(),
  count: z.int(),
  /** It cannot be chosen any more; it stands here because somebody has. */
  is_deleted: z.boolean(),
});
export type OptionFigures = z.infer<typeof OptionFigures>;

export const AnswerFigures = z.object({
  /** People whose answers are counted, whether they answered or not. */
  people: z.int(),
  questions: z.array(
    z.object({
      question_id: Id,
      question_type_id: z.int(),
      title: z.string(),
      /** It is not asked any more; it stands here because somebody has answered it. */
      is_deleted: z.boolean(),
      answered: z.int(),
      /** Empty for questions that are answered in words. */
      options: z.array(OptionFigures),
    }),
  ),
});
export type AnswerFigures = z.infer<typeof AnswerFigures>;

export const WrittenAnswer = z.object({
  application_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  applied_at: WireTime,
  text: z.string(),
});
export type WrittenAnswer = z.infer<typeof WrittenAnswer>;

export const answerFigureContracts = {
  "GET /events/{id}/answers/figures": defineContract({
    summary: "How often each option of an event's questions was chosen, and how many have answered",
    params: z.object({ id: pathId("event") }),
    query: z.object(ofPeople),
    answer: AnswerFigures,
  }),
  "GET /events/{id}/answers/{question_id}": defineContract({
    summary: "What was written in answer to one question, in the order of applying; 100 a page",
    params: z.object({ id: pathId("event"), question_id: pathId("apply_question") }),
    query: z.object({ ...ofPeople, q: line(maxSearchLength).optional(), cursor: PageCursor }),
    answer: z.array(WrittenAnswer),
    paged: true,
  }),
};
