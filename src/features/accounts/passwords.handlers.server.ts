import { handler } from "../../platform/http/handler.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { runAfterResponse } from "../../platform/http/run-after-response.server.ts";
import { limitAttempts } from "../../platform/limits/rate-limit.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { EmailIn } from "./account-inputs.ts";
import { accountContracts as contracts } from "./accounts.contract.ts";
import { isAllowedRedirectUrl } from "./mailed-links/allowed-redirect-url.ts";
import { sendConfirmation, sendPasswordReset } from "./mailed-links/send-account-mails.server.ts";
import { changePassword } from "./passwords/change-password.server.ts";
import { findCurrentUser } from "./profile/find-current-user.server.ts";
import { presentAuthUser } from "./profile/present-user.ts";
import {
  presentConfirmationError,
  presentNewPasswordError,
  presentResetRequestError,
} from "./sign-in/present-auth-error.server.ts";

/** Of one source, which may be a campus; what goes to one address has a limit of its own. */
const asked = { name: "mailed_link", max: 4500, seconds: 60 * 60 };
const mailIsOnItsWay =
  "If your email address exists in our database, you will receive a mail with instructions in a few minutes.";

export const requestPasswordResetHandler = handler(
  contracts["POST /auth/password"],
  async (context, { body }) => {
    const { platform } = context;
    if (!isAllowedRedirectUrl(body.redirect_url, platform.settings)) throw invalid("redirect_url", "invalid");
    await limitAttempts(platform, asked, context.address);
    const email = EmailIn.safeParse(body.email);
    runAfterResponse(platform, async () => {
      if (email.success) await sendPasswordReset(platform, email.data, body.redirect_url);
    });
    return { success: true, message: mailIsOnItsWay };
  },
  { presentError: presentResetRequestError },
);

export const setPasswordHandler = handler(
  contracts["PUT /auth/password"],
  async (context, { body }) => {
    await changePassword(context.platform, sessionOf(context), {
      password: body.password,
      currentPassword: body.current_password ?? null,
    });
    const data = presentAuthUser(await findCurrentUser(context));
    return { success: true, data, message: "Your password has been successfully updated." };
  },
  { presentError: presentNewPasswordError },
);

export const resendConfirmationHandler = handler(
  contracts["POST /auth/confirmation"],
  async (context, { body }) => {
    const { platform } = context;
    const redirectUrl = body.redirect_url || `${platform.settings.publicUrl}/home`;
    if (!isAllowedRedirectUrl(redirectUrl, platform.settings)) throw invalid("redirect_url", "invalid");
    await limitAttempts(platform, asked, context.address);
    const email = EmailIn.safeParse(body.email);
    runAfterResponse(platform, async () => {
      if (email.success) await sendConfirmation(platform, email.data, redirectUrl);
    });
    return { success: true, message: mailIsOnItsWay };
  },
  { presentError: presentConfirmationError },
);
