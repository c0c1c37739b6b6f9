import { handler } from "../../../platform/http/handler.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { answersToGoContracts as contracts } from "./answers-to-go.contract.ts";
import { countAnswersToGo } from "./count-answers-to-go.server.ts";

export const countAnswersToGoHandler = handler(
  contracts["GET /organizations/{id}/answers_to_go"],
  async ({ platform: { db, clock } }, { params, query }) => {
    const { at, ...count } = await countAnswersToGo(db, params.id, query.days, clock.now());
    return { at: toWireTime(at), ...count };
  },
);
