import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { deleteOwnAnswers } from "./delete-own-answers.server.ts";
import { listMyData } from "./list-my-data.server.ts";
import { myDataContracts as contracts } from "./my-data.contract.ts";

export const listMyDataHandler = handler(contracts["GET /users/own/data"], (context, { query }) =>
  listMyData(context.platform, sessionOf(context).user.id, query, context),
);

export const deleteOwnAnswersHandler = handler(
  contracts["DELETE /events/{id}/applications/own/answers"],
  async (context, { params }) => {
    await deleteOwnAnswers(context.platform, params.id, sessionOf(context).user.id);
    return true as const;
  },
);
