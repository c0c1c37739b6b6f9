import { defineAccountNotice } from "../../accounts/accounts.server.ts";

/** Warns a person in whose name somebody else has made recovery codes, each of which would do in place of a code. */
export const recoveryCodesRenewedMail = defineAccountNotice({
  kind: "recovery_codes_renewed",
  path: "/me/security",
  paragraphs: (t) => [t("mail.recovery_codes_renewed.body")],
});
