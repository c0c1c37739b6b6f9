export { removeOldBeginnings } from "./setting-up/confirm-totp.server.ts";
export { endTotp, onAccountDeleted } from "./setting-up/end-totp.server.ts";
export { totpFactor } from "./signing-in/check-totp.server.ts";
export { findConfirmedId as findCodesId, resealSecrets } from "./totp-secrets.server.ts";
