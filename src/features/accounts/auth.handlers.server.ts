import { handler } from "../../platform/http/handler.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { EmailIn } from "./account-inputs.ts";
import { accountContracts as contracts } from "./accounts.contract.ts";
import { deleteAccount } from "./deletion/delete-account.server.ts";
import { deviceOf } from "./devices/known-devices.server.ts";
import { changeProfile } from "./profile/change-profile.server.ts";
import { findCurrentUser } from "./profile/find-current-user.server.ts";
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
import { beginAccount } from "./sign-up/begin-account.server.ts";
import { signUp } from "./sign-up/sign-up.server.ts";

export const signUpHandler = handler(
  contracts["POST /auth"],
  async (context, { body: person }) => {
    const { db, clock } = context.platform;
    await beginAccount(context, person, (account) => signUp(db, account, clock.now()));
    return { status: "success", data: presentAuthUser(await findCurrentUser(context)) };
  },
  { presentError: presentSignUpError },
);

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
      otp: body.otp?.slice(0, 1000) ?? "",
      source: context.address,
      device: deviceOf(context),
    });
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
