import { mintPasswordResetToken } from "../mailed-links/mailed-tokens.server.ts";
import { defineAccountLinkMail } from "./define-account-link-mail.server.ts";

export const passwordResetMail = defineAccountLinkMail({
  kind: "password_reset",
  path: "/auth/password/edit",
  parameter: "reset_password_token",
  mint: mintPasswordResetToken,
});
