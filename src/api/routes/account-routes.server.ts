import * as accountExport from "../../features/account-export/account-export.handlers.server.ts";
import * as accounts from "../../features/accounts/accounts.handlers.server.ts";
import * as devices from "../../features/accounts/devices/devices.handlers.server.ts";
import * as emailChange from "../../features/accounts/email-change/email-change.handlers.server.ts";
import * as proof from "../../features/accounts/proof/proof.handlers.server.ts";
import * as affiliation from "../../features/affiliation/affiliation.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import type { Contracts } from "../contracts.ts";
import { anyone, uniteam, user } from "../policies.server.ts";

/** The calls about accounts, sessions, exports and verified universities, which the route table takes up. */
export const accountRoutes = {
  "POST /auth": route(anyone, accounts.signUpHandler),
  "PUT /auth": route(user, accounts.changeProfileHandler),
  "DELETE /auth": route(user, accounts.deleteAccountHandler),
  "POST /auth/sign_in": route(anyone, accounts.signInHandler),
  "DELETE /auth/sign_out": route(user, accounts.signOutHandler),
  "GET /auth/validate_token": route(user, accounts.validateTokenHandler),
  "POST /auth/password": route(anyone, accounts.requestPasswordResetHandler),
  "GET /auth/password/edit": route(anyone, accounts.openResetLinkHandler),
  "POST /auth/password/session": route(anyone, accounts.startLinkSessionHandler),
  "PUT /auth/password": route(user, accounts.setPasswordHandler),
  "GET /auth/confirmation": route(anyone, accounts.openConfirmationLinkHandler),
  "POST /auth/confirmation": route(anyone, accounts.resendConfirmationHandler),
  "GET /authentications/uniteam": route(uniteam, accounts.showUniteamRoleHandler),
  "GET /users/own": route(user, accounts.showCurrentUserHandler),
  "POST /users/own/set_language": route(user, accounts.setLanguageHandler),
  "PUT /users/own/email": route(user, emailChange.requestEmailChangeHandler),
  "POST /auth/email_change": route(anyone, emailChange.confirmEmailChangeHandler),
  "GET /users/own/sessions": route(user, devices.listDevicesHandler),
  "DELETE /users/own/sessions": route(user, devices.endOtherDevicesHandler),
  "DELETE /users/own/sessions/{id}": route(user, devices.endDeviceHandler),
  "POST /users/own/exports": route(user, accountExport.requestExportHandler),
  "GET /users/own/exports": route(user, accountExport.listExportsHandler),
  "GET /users/own/exports/{id}": route(user, accountExport.showExportHandler),
  "GET /users/own/exports/{id}/file": route(user, accountExport.handOutExportHandler),
  "GET /users/own/proof": route(user, proof.showProofHandler),
  "GET /users/own/affiliation": route(user, affiliation.showAffiliationHandler),
  "POST /users/own/affiliation": route(user, affiliation.requestProofHandler),
  "POST /auth/affiliation": route(anyone, affiliation.proveAffiliationHandler),
  "GET /users/own/mail_preferences": route(anyone, accounts.showEmailPreferencesHandler),
  "PUT /users/own/mail_preferences": route(anyone, accounts.changeEmailPreferencesHandler),
  "POST /users/own/mail_preferences": route(anyone, accounts.unsubscribeInOneClickHandler),
  "GET /masters/own_university": route(anyone, accounts.showMyUniversityHandler),
} satisfies Partial<Routes<Contracts>>;
