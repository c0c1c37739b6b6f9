export { preferencesToken } from "./mail-preferences.server.ts";
export { renderAddressConfirmation, renderPasswordReset } from "./mails/account-mails.server.ts";
