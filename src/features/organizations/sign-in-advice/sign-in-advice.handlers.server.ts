import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { findSignInFacts } from "./find-sign-in-facts.server.ts";
import { signInAdviceContracts as contracts } from "./sign-in-advice.contract.ts";
import { signInAdvice } from "./sign-in-advice.ts";

export const showSignInAdviceHandler = handler(
  contracts["GET /users/own/sign_in_advice"],
  async (context) => ({
    reason: signInAdvice(await findSignInFacts(context.platform.db, sessionOf(context).user.id)),
  }),
);
