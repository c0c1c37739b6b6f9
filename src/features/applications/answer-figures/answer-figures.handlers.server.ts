import { handler, Page } from "../../../platform/http/handler.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { requireAnswers } from "../joint-use/answers-withheld.server.ts";
import { answerFigureContracts as contracts } from "./answer-figures.contract.ts";
import { countAnswers } from "./count-answers.server.ts";
import { listWrittenAnswers } from "./list-written-answers.server.ts";

export const countAnswersHandler = handler(
  contracts["GET /events/{id}/answers/figures"],
  async (context, { params, query }) => {
    await requireAnswers(context, params.id);
    return countAnswers(context.platform.db, params.id, query, context.language);
  },
);

export const listWrittenAnswersHandler = handler(
  contracts["GET /events/{id}/answers/{question_id}"],
  async (context, { params, query }) => {
    await requireAnswers(context, params.id);
    const asked = { eventId: params.id, questionId: params.question_id };
    const { rows, nextCursor } = await listWrittenAnswers(context.platform.db, asked, query);
    return new Page(
      rows.map((row) => ({ ...row, applied_at: toWireTime(row.applied_at) })),
      nextCursor,
    );
  },
);
