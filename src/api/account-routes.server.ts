import * as accounts from "../features/accounts/accounts.handlers.server.ts";
import { type Routes, route } from "../platform/http/handler.server.ts";
import type { Contracts } from "./contracts.ts";
import { anyone, uniteam, user } from "./policies.server.ts";

/** The calls about accounts and sessions, which the route table takes up. */
export const accountRoutes = {
  "POST /auth": route(anyone, accounts.signUpHandler),
  "PUT /auth": route(user, accounts.changeProfileHandler),
  "DELETE /auth": route(user, accounts.deleteAccountHandler),
  "POST /auth/sign_in": route(anyone, accounts.signInHandler),
  "DELETE /auth/sign_out": route(user, accounts.signOutHandler),
  "GET /auth/validate_token": route(user, accounts.validateTokenHandler),
  "POST /auth/password": route(anyone, accounts.requestPasswordResetHandler),
  "GET /auth/password/edit": route(anyone, accounts.openResetLinkHandler),
  "PUT /auth/password": route(user, accounts.setPasswordHandler),
  "GET /auth/confirmation": route(anyone, accounts.openConfirmationLinkHandler),
  "POST /auth/confirmation": route(anyone, accounts.resendConfirmationHandler),
  "GET /authentications/uniteam": route(uniteam, accounts.showUniteamRoleHandler),
  "GET /users/own": route(user, accounts.showCurrentUserHandler),
  "POST /users/own/set_language": route(user, accounts.setLanguageHandler),
  "GET /users/own/mail_preferences": route(anyone, accounts.showEmailPreferencesHandler),
  "PUT /users/own/mail_preferences": route(anyone, accounts.changeEmailPreferencesHandler),
  "POST /users/own/mail_preferences": route(anyone, accounts.unsubscribeInOneClickHandler),
  "GET /masters/own_university": route(anyone, accounts.showMyUniversityHandler),
} satisfies Partial<Routes<Contracts>>;
