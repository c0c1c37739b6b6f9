import { mintConfirmationToken } from "../mailed-links/mailed-tokens.server.ts";
import { defineAccountLinkMail } from "./define-account-link-mail.server.ts";

export const addressConfirmationMail = defineAccountLinkMail({
  kind: "address_confirmation",
  path: "/auth/confirmation",
  parameter: "confirmation_token",
  mint: mintConfirmationToken,
});
