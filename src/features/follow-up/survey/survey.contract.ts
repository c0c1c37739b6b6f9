import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId, WireTime } from "../../../shared/wire.ts";
import { AnswersIn } from "../../applications/applications.contract.ts";
import { ApplyQuestion, ApplyQuestionIn } from "../../events/questions/questions.contract.ts";

const EventPath = z.object({ id: pathId("event") });

export const Survey = z.object({
  /** Nobody, nor we, can tell then who gave which answer. */
  is_anonymous: z.boolean(),
  /** The organizers' switch; answers are taken between `opens_at` and `closes_at` as well. */
  is_open: z.boolean(),
  opens_at: WireTime,
  closes_at: WireTime,
  /** Somebody has answered: only wordings can change. */
  is_answered: z.boolean(),
  /** The caller was there, has not answered, and can now. */
  can_answer: z.boolean(),
  has_answered: z.boolean(),
  questions: z.array(ApplyQuestion),
  /** Counts its saves; 0 until it is made. */
  lock_version: z.int(),
});
export type Survey = z.infer<typeof Survey>;

/** Answers to one question. */
const QuestionResult = z.object({
  question: ApplyQuestion,
  /** How many chose each option, in the order of the options; empty where there are none. */
  counts: z.array(z.int()),
  /** Texts that were written; `name` is null where the survey asks without names. */
  texts: z.array(z.object({ text: z.string(), name: z.string().nullable() })),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

export const SurveyResults = z.object({
  is_anonymous: z.boolean(),
  /** How many have answered. */
  answered: z.int(),
  /** How many of their answers the results hold: those without names are shown in groups of three. */
  shown: z.int(),
  /** How many people were there, and so could answer. */
  attended: z.int(),
  questions: z.array(QuestionResult),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

export const surveyContracts = {
  "GET /events/{id}/survey": defineContract({
    summary:
      "The survey of an event, for those who came and for its managers; theirs is empty until it is made",
    params: EventPath,
    answer: Survey,
  }),
  "PUT /events/{id}/survey": defineContract({
    summary:
      "Make or change the survey: all of its questions, in their order; once somebody has answered wordings alone; 409 where `lock_version` is old",
    params: EventPath,
    body: z.object({
      is_anonymous: z.boolean("invalid"),
      is_open: z.boolean("invalid"),
      questions: z.array(ApplyQuestionIn).max(50, "invalid"),
      lock_version: z.int().optional(),
    }),
    answer: Survey,
  }),
  "POST /events/{id}/survey/answers": defineContract({
    summary:
      "Answer the survey, once, from the start of the event until 30 days after its end; answers keyed `q_{question id}`",
    params: EventPath,
    body: z.object({ answers: AnswersIn }),
    answer: Survey,
  }),
  "GET /events/{id}/survey/results": defineContract({
    summary: "What was answered: how many chose each option, and the texts",
    params: EventPath,
    answer: SurveyResults,
  }),
  "GET /events/{id}/survey/results.csv": defineContract({
    summary: "The answers as a spreadsheet, a row an answer",
    params: EventPath,
    bare: true,
    answer: z.unknown(),
    media: "text/csv",
  }),
};
