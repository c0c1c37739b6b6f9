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
  /** Somebody has answered: only wordings can change. Of a survey without names told once its answers are shown. */
  is_answered: z.boolean(),
  /** It was closed with few answers, which were shown: it does not open again. */
  is_closed_for_good: z.boolean(),
  /** Names may be asked for; never again once it was open without. */
  can_ask_names: z.boolean(),
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
  /** Texts that were written; `name` is null where the survey asks without names, and their order says nothing then. */
  texts: z.array(z.object({ text: z.string(), name: z.string().nullable() })),
  /** The question as it was worded when answers came, each wording that is not today's. */
  former: z.array(ApplyQuestion),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

export const SurveyResults = z.object({
  is_anonymous: z.boolean(),
  /** How many have answered; without names how many are shown, null where none is. */
  answered: z.int().nullable(),
  /** How many of their answers the results hold: those without names are shown five at a time. */
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
      "Make or change the survey: all of its questions, in their order; once somebody has answered wordings alone, and once it was open without names it never asks for them; 409 where `lock_version` is old",
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
      "Answer the survey, once, from the start of the event until 30 days after its end, for who was checked in once and does not manage it; answers keyed `q_{question id}`; `is_anonymous` as it was seen is required, 409 where it is another now",
    refusals: [403, 409],
    params: EventPath,
    body: z.object({ answers: AnswersIn, is_anonymous: z.boolean("invalid").optional() }),
    answer: Survey,
  }),
  "GET /events/{id}/survey/results": defineContract({
    summary:
      "What was answered: how many chose each option, and the texts; without names nothing before five have answered or it is closed",
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
