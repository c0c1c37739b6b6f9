import { handler } from "../../platform/http/handler.server.ts";
import type { RequestContext } from "../../platform/http/request-context.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../platform/limits/rate-limit.server.ts";
import { AppError, invalid, unauthenticated } from "../../shared/app-error.ts";
import { EmailIn } from "./account-inputs.ts";
import { accountContracts as contracts } from "./accounts.contract.ts";
import { deleteAccount } from "./deletion/delete-account.server.ts";
import { isAllowedRedirectUrl } from "./mailed-links/allowed-redirect-url.ts";
import { mayBeMailed } from "./mailed-links/send-account-mails.server.ts";
import { addressConfirmationMail } from "./mails/address-confirmation.mail.server.ts";
import { changeProfile } from "./profile/change-profile.server.ts";
import { presentAuthUser } from "./profile/present-user.ts";
import {
  presentDeletionError,
  presentProfileError,
  presentSignInError,
  presentSignOutError,
  presentSignUpError,
  presentValidationError,
} from "./sign-in/present-auth-error.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";
import { signOut } from "./sign-in/sign-out.server.ts";
import { sendSession } from "./sign-in/start-session.server.ts";
import { signUp } from "./sign-up/sign-up.server.ts";
import { type AccountRow, findUser } from "./user-rows.server.ts";

/** A whole campus may stand behind one address, and sign up within the hour of a welcome fair. */
const signUps = { name: "sign_up", max: 1500, seconds: 60 * 60 };
/** Whoever guesses which addresses have accounts meets many that are taken. */
const takenAddresses = { name: "sign_up_taken", max: 300, seconds: 60 * 60 };

export const signUpHandler = handler(
  contracts["POST /auth"],
  async (context, { body: person }) => {
    const { platform } = context;
    const confirmSuccessUrl = person.confirm_success_url || `${platform.settings.publicUrl}/home`;
    if (!isAllowedRedirectUrl(confirmSuccessUrl, platform.settings))
      throw invalid("confirm_success_url", "invalid");
    await limitAttempts(platform, signUps, context.address);
    const isMailed = await mayBeMailed(platform, addressConfirmationMail, person.email);
    const account = { person, language: context.language, confirmSuccessUrl, isMailed };
    try {
      sendSession(context, await signUp(platform.db, account, platform.clock.now()));
    } catch (error) {
      if (isTaken(error)) await limitAttempts(platform, takenAddresses, context.address);
      throw error;
    }
    return { status: "success", data: presentAuthUser(await findCurrentUser(context)) };
  },
  { presentError: presentSignUpError },
);

const isTaken = (error: unknown) =>
  error instanceof AppError && (error.fields.email?.some(({ code }) => code === "taken") ?? false);

export const changeProfileHandler = handler(
  contracts["PUT /auth"],
  async (context, { body }) => {
    const { db, clock } = context.platform;
    await changeProfile(db, sessionOf(context).user.id, body, clock.now());
    return { status: "success", data: presentAuthUser(await findCurrentUser(context)) };
  },
  { presentError: presentProfileError },
);

export const deleteAccountHandler = handler(
  contracts["DELETE /auth"],
  async (context, { body }) => {
    const session = sessionOf(context);
    await deleteAccount(context.platform, session, body.current_password);
    context.credentials = null;
    return { status: "success", message: `Account with UID '${session.user.email}' has been destroyed.` };
  },
  { presentError: presentDeletionError },
);

export const signInHandler = handler(
  contracts["POST /auth/sign_in"],
  async (context, { body }) => {
    const email = EmailIn.safeParse(body.email);
    const started = await signIn(context.platform, {
      email: email.success ? email.data : "",
      password: body.password.slice(0, 1000),
      source: context.address,
    });
    if (!started) throw unauthenticated();
    sendSession(context, started);
    return { data: presentAuthUser(await findCurrentUser(context)) };
  },
  { presentError: presentSignInError },
);

export const signOutHandler = handler(
  contracts["DELETE /auth/sign_out"],
  async (context) => {
    await signOut(context.platform.db, sessionOf(context).id);
    context.credentials = null;
    return { success: true };
  },
  { presentError: presentSignOutError },
);

export const validateTokenHandler = handler(
  contracts["GET /auth/validate_token"],
  async (context) => ({ success: true, data: presentAuthUser(await findCurrentUser(context)) }),
  { presentError: presentValidationError },
);

export async function findCurrentUser(context: RequestContext): Promise<AccountRow> {
  const row = await findUser(context.platform.db, sessionOf(context).user.id);
  if (!row) throw unauthenticated();
  return row;
}
