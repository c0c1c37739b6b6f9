import { handler } from "../../platform/http/handler.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { renewRecoveryCodes } from "./recovery/renew-recovery-codes.server.ts";
import { beginTotp } from "./setting-up/begin-totp.server.ts";
import { confirmTotp } from "./setting-up/confirm-totp.server.ts";
import { switchTotpOff } from "./setting-up/end-totp.server.ts";
import { totpContracts as contracts } from "./totp.contract.ts";
import { findCodeState } from "./totp-secrets.server.ts";

export const showTotpHandler = handler(contracts["GET /users/own/totp"], (context) =>
  findCodeState(context.platform.db, sessionOf(context).user.id),
);

export const beginTotpHandler = handler(contracts["POST /users/own/totp"], (context, { body }) =>
  beginTotp(context.platform, sessionOf(context), body?.current_password),
);

export const confirmTotpHandler = handler(contracts["PUT /users/own/totp"], (context, { body }) =>
  confirmTotp(context.platform, sessionOf(context), body.code),
);

export const switchTotpOffHandler = handler(contracts["DELETE /users/own/totp"], (context, { body }) =>
  switchTotpOff(context.platform, sessionOf(context), body?.current_password),
);

export const renewRecoveryCodesHandler = handler(
  contracts["POST /users/own/totp/recovery_codes"],
  async (context, { body }) => ({
    recovery_codes: await renewRecoveryCodes(context.platform, sessionOf(context), body?.current_password),
  }),
);
