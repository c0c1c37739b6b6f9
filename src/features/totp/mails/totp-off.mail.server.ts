import { defineAccountNotice } from "../../accounts/accounts.server.ts";

/** Warns a person whose codes somebody else has switched off while they can still do something. */
export const totpOffMail = defineAccountNotice({
  kind: "totp_off",
  path: "/me/security",
  paragraphs: (t) => [t("mail.totp_off.body")],
});
