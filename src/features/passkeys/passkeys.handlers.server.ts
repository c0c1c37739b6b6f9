import { handler } from "../../platform/http/handler.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { invalid } from "../../shared/app-error.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import {
  deviceOf,
  findCurrentUser,
  logProof,
  presentAuthUser,
  presentSignInError,
  requireProof,
  sendSession,
} from "../accounts/accounts.server.ts";
import { addPasskey } from "./adding/add-passkey.server.ts";
import { beginAddingPasskey } from "./adding/begin-adding-passkey.server.ts";
import { readNewCredential, readSignedChallenge } from "./device-answers.server.ts";
import { nameDevice } from "./name-device.ts";
import { findPasskeys, type PasskeyRow, removePasskey } from "./passkey-rows.server.ts";
import { passkeyContracts as contracts, type Passkey } from "./passkeys.contract.ts";
import { beginPasskeySignIn } from "./signing-in/begin-passkey-sign-in.server.ts";
import { refusedPasskey, signInByPasskey } from "./signing-in/sign-in-by-passkey.server.ts";

export const listPasskeysHandler = handler(contracts["GET /users/own/passkeys"], async (context) => {
  const rows = await findPasskeys(context.platform.db, sessionOf(context).user.id);
  return rows.map(present);
});

export const beginAddingPasskeyHandler = handler(
  contracts["POST /users/own/passkeys/options"],
  async (context, { body }) => ({
    ...(await beginAddingPasskey(context.platform, sessionOf(context), body?.current_password)),
  }),
);

export const addPasskeyHandler = handler(
  contracts["POST /users/own/passkeys"],
  async (context, { body: { name, ...answer } }) => {
    const response = readNewCredential(answer);
    if (!response) throw invalid("passkey", "not_verified");
    const session = sessionOf(context);
    const device = nameDevice(context.request.headers.get("user-agent") ?? "");
    return present(await addPasskey(context.platform, { session, response, name: name || device }));
  },
);

export const removePasskeyHandler = handler(
  contracts["DELETE /users/own/passkeys/{id}"],
  async (context, { params, body }) => {
    const session = sessionOf(context);
    const currentPassword = body?.current_password;
    await requireProof(context.platform, session, { currentPassword, wrong: "not_right" });
    return present(await removePasskey(context.platform, session.user.id, params.id));
  },
);

export const beginPasskeySignInHandler = handler(
  contracts["POST /auth/passkey/options"],
  async (context) => ({ ...(await beginPasskeySignIn(context)) }),
  { presentError: presentSignInError },
);

export const signInByPasskeyHandler = handler(
  contracts["POST /auth/passkey"],
  async (context, { body }) => {
    const { platform, session, address: source } = context;
    const response = readSignedChallenge(body);
    if (!response) throw refusedPasskey("not_readable");
    const device = deviceOf(context);
    const started = await signInByPasskey(platform, { response, session, source, device });
    if (started !== "renewed") sendSession(context, started);
    else logProof(platform, "passkey", sessionOf(context).user.id);
    return { data: presentAuthUser(await findCurrentUser(context)) };
  },
  { presentError: presentSignInError },
);

function present({ created_at, last_used_at, ...row }: PasskeyRow): Passkey {
  return {
    ...row,
    created_at: toWireTime(created_at),
    last_used_at: last_used_at && toWireTime(last_used_at),
  };
}
