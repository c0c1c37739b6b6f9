export { preferencesToken } from "./mail-preferences.server.ts";
export { mintConfirmationToken, mintPasswordResetToken } from "./mailed-tokens.server.ts";
