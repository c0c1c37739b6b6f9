import type { identityContracts } from "../../features/identities/identities.contract.ts";
import * as identities from "../../features/identities/identities.handlers.server.ts";
import * as oidc from "../../features/identities/oidc.handlers.server.ts";
import type { signInAdviceContracts } from "../../features/organizations/sign-in-advice/sign-in-advice.contract.ts";
import { showSignInAdviceHandler } from "../../features/organizations/sign-in-advice/sign-in-advice.handlers.server.ts";
import type { passkeyContracts } from "../../features/passkeys/passkeys.contract.ts";
import * as passkeys from "../../features/passkeys/passkeys.handlers.server.ts";
import type { totpContracts } from "../../features/totp/totp.contract.ts";
import * as totp from "../../features/totp/totp.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { anyone, user } from "../policies.server.ts";

/** The calls by which people sign in otherwise than with a password alone, and look after that. */
export const signInRoutes: Routes<
  typeof passkeyContracts & typeof totpContracts & typeof identityContracts & typeof signInAdviceContracts
> = {
  "GET /users/own/sign_in_advice": route(user, showSignInAdviceHandler),
  "GET /users/own/passkeys": route(user, passkeys.listPasskeysHandler),
  "POST /users/own/passkeys/options": route(user, passkeys.beginAddingPasskeyHandler),
  "POST /users/own/passkeys": route(user, passkeys.addPasskeyHandler),
  "DELETE /users/own/passkeys/{id}": route(user, passkeys.removePasskeyHandler),
  "POST /auth/passkey/options": route(anyone, passkeys.beginPasskeySignInHandler),
  "POST /auth/passkey": route(anyone, passkeys.signInByPasskeyHandler),
  "GET /users/own/totp": route(user, totp.showTotpHandler),
  "POST /users/own/totp": route(user, totp.beginTotpHandler),
  "PUT /users/own/totp": route(user, totp.confirmTotpHandler),
  "DELETE /users/own/totp": route(user, totp.switchTotpOffHandler),
  "POST /users/own/totp/recovery_codes": route(user, totp.renewRecoveryCodesHandler),
  "GET /auth/oidc": route(anyone, oidc.listProvidersHandler),
  "GET /auth/oidc/{provider}": route(anyone, oidc.beginLogInHandler),
  "GET /auth/oidc/{provider}/callback": route(anyone, oidc.finishLogInHandler),
  "POST /auth/oidc/session": route(anyone, oidc.tradeTicketHandler),
  "POST /auth/oidc/sign_up": route(anyone, oidc.signUpByTicketHandler),
  "GET /users/own/identities": route(user, identities.listIdentitiesHandler),
  "POST /users/own/identities/{provider}/start": route(user, identities.startIdentityHandler),
  "DELETE /users/own/identities/{id}": route(user, identities.removeIdentityHandler),
};
