import { defineAccountNotice } from "../../accounts/accounts.server.ts";

/** Tells a person that logging in takes a code from now on, and what to do where it was not them. */
export const totpOnMail = defineAccountNotice({
  kind: "totp_on",
  path: "/me/security",
  paragraphs: (t) => [t("mail.totp_on.body")],
});
