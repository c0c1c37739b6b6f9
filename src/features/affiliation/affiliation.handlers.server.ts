import { handler } from "../../platform/http/handler.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { safeRedirectPath } from "../../shared/safe-redirect-path.ts";
import { affiliationContracts as contracts } from "./affiliation.contract.ts";
import { findAffiliation } from "./find-affiliations.server.ts";
import { proveAffiliation } from "./proving/prove-affiliation.server.ts";
import { requestProof } from "./proving/request-proof.server.ts";

export const showAffiliationHandler = handler(contracts["GET /users/own/affiliation"], (context) => {
  const { db, clock } = context.platform;
  return findAffiliation(db, sessionOf(context).user.id, clock.now());
});

export const requestProofHandler = handler(
  contracts["POST /users/own/affiliation"],
  async (context, { body }) => {
    const { platform, language, address } = context;
    const university = await requestProof(platform, {
      userId: sessionOf(context).user.id,
      email: body.email,
      language,
      redirectTo: safeRedirectPath(body.redirect_to ?? null),
      source: address,
    });
    return { university };
  },
);

export const proveAffiliationHandler = handler(
  contracts["POST /auth/affiliation"],
  ({ platform }, { body }) => proveAffiliation(platform, body.token),
);
