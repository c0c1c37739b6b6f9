import { handler } from "../../../platform/http/handler.server.ts";
import { sentences } from "../../../platform/http/replies/api-error-body.server.ts";
import { countUndecided } from "./count-undecided.server.ts";
import { decideOnApplicants } from "./decide-on-applicants.server.ts";
import { decisionContracts as contracts } from "./decisions.contract.ts";

export const countUndecidedHandler = handler(
  contracts["GET /organizations/{id}/undecided_applications"],
  ({ platform: { db, clock } }, { params }) => countUndecided(db, params.id, clock.now()),
);

export const decideOnApplicantsHandler = handler(
  contracts["POST /events/{id}/applications/decisions"],
  async ({ platform: { db, clock }, language }, { params, body }) => {
    const asked = { decision: body.decision, userIds: body.user_ids, message: body.message ?? "" };
    const { done, refused } = await decideOnApplicants(db, params.id, asked, clock.now());
    return {
      done,
      refused: refused.map(({ userId, error }) => ({
        user_id: userId,
        errors: sentences(error.fields, language),
      })),
    };
  },
);
