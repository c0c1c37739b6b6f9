import { handler, Page } from "../../../platform/http/handler.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { answerFigureContracts as contracts } from "./answer-figures.contract.ts";
import { countAnswers } from "./count-answers.server.ts";
import { listWrittenAnswers } from "./list-written-answers.server.ts";

export const countAnswersHandler = handler(
  contracts["GET /events/{id}/answers/figures"],
  ({ platform: { db }, language }, { params, query }) => countAnswers(db, params.id, query, language),
);

export const listWrittenAnswersHandler = handler(
  contracts["GET /events/{id}/answers/{question_id}"],
  async ({ platform: { db } }, { params, query }) => {
    const asked = { eventId: params.id, questionId: params.question_id };
    const { rows, nextCursor } = await listWrittenAnswers(db, asked, query);
    return new Page(
      rows.map((row) => ({ ...row, applied_at: toWireTime(row.applied_at) })),
      nextCursor,
    );
  },
);
