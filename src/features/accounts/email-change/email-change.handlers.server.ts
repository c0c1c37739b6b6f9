import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { findCurrentUser } from "../profile/find-current-user.server.ts";
import { presentUser } from "../profile/present-user.ts";
import { confirmEmailChange } from "./confirm-email-change.server.ts";
import { emailChangeContracts as contracts } from "./email-change.contract.ts";
import { requestEmailChange } from "./request-email-change.server.ts";

export const requestEmailChangeHandler = handler(
  contracts["PUT /users/own/email"],
  async (context, { body }) => {
    await requestEmailChange(context.platform, sessionOf(context), {
      email: body.email,
      currentPassword: body.current_password ?? null,
      source: context.address,
    });
    return presentUser(await findCurrentUser(context));
  },
);

/** The caller's own session may be one of those that end. */
export const confirmEmailChangeHandler = handler(
  contracts["POST /auth/email_change"],
  async (context, { body }) => {
    context.credentials = null;
    return { email: await confirmEmailChange(context.platform, body.token) };
  },
);
