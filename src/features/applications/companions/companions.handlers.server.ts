import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { companionContracts as contracts } from "./companions.contract.ts";
import { findCompanions } from "./find-companions.server.ts";
import { showFirstName } from "./show-first-name.server.ts";

export const showCompanionsHandler = handler(
  contracts["GET /events/{id}/companions"],
  (context, { params }) => {
    const { db, clock } = context.platform;
    return findCompanions(db, params.id, sessionOf(context).user.id, clock.now());
  },
);

export const showFirstNameHandler = handler(
  contracts["PUT /events/{id}/applications/own/visibility"],
  async (context, { params, body }) => {
    const { shows_first_name } = body;
    await showFirstName(context.platform.db, params.id, sessionOf(context).user.id, shows_first_name);
    return { shows_first_name };
  },
);
