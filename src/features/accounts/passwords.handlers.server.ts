import { endpoint } from "../../platform/http/handler.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { runAfterAnswer } from "../../platform/http/run-after-response.server.ts";
import { limitTries } from "../../platform/limits/rate-limit.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { EmailIn } from "./account-inputs.ts";
import { accountCalls as calls } from "./accounts.contract.ts";
import { ownRow } from "./auth.handlers.server.ts";
import { isOwnAddress } from "./mailed-links/allowed-redirect-url.ts";
import { sendConfirmation, sendPasswordReset } from "./mailed-links/send-account-mails.server.ts";
import { changePassword } from "./passwords/change-password.server.ts";
import { presentAuthUser } from "./profile/present-user.ts";
import {
  refuseConfirmation,
  refuseNewPassword,
  refuseResetRequest,
} from "./sign-in/present-auth-error.server.ts";

/** Of one source; what goes to one address has a limit of its own. */
const asked = { name: "mailed_link", most: 60, seconds: 60 * 60 };
const mailIsOnItsWay =
  "If your email address exists in our database, you will receive a mail with instructions in a few minutes.";

export const requestReset = endpoint(
  calls["POST /auth/password"],
  async (context, { body }) => {
    const { platform } = context;
    if (!isOwnAddress(body.redirect_url, platform.settings)) throw invalid("redirect_url", "invalid");
    await limitTries(platform, asked, context.address);
    const email = EmailIn.safeParse(body.email);
    runAfterAnswer(platform, async () => {
      if (email.success) await sendPasswordReset(platform, email.data, body.redirect_url);
    });
    return { success: true, message: mailIsOnItsWay };
  },
  { refuse: refuseResetRequest },
);

export const setPassword = endpoint(
  calls["PUT /auth/password"],
  async (context, { body }) => {
    await changePassword(context.platform, sessionOf(context), {
      password: body.password,
      currentPassword: body.current_password ?? null,
    });
    const data = presentAuthUser(await ownRow(context));
    return { success: true, data, message: "Your password has been successfully updated." };
  },
  { refuse: refuseNewPassword },
);

export const resendConfirmation = endpoint(
  calls["POST /auth/confirmation"],
  async (context, { body }) => {
    const { platform } = context;
    const redirectUrl = body.redirect_url || `${platform.settings.publicUrl}/home`;
    if (!isOwnAddress(redirectUrl, platform.settings)) throw invalid("redirect_url", "invalid");
    await limitTries(platform, asked, context.address);
    const email = EmailIn.safeParse(body.email);
    runAfterAnswer(platform, async () => {
      if (email.success) await sendConfirmation(platform, email.data, redirectUrl);
    });
    return { success: true, message: mailIsOnItsWay };
  },
  { refuse: refuseConfirmation },
);
