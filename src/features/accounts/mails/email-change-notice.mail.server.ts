import { defineAccountNotice } from "./define-account-notice.server.ts";

/** Warns the present address while it can still do something: a new password stops the change. */
export const emailChangeNoticeMail = defineAccountNotice({
  kind: "email_change_notice",
  path: "/login/reset",
  paragraphs: (t) => [t("mail.email_change_notice.body"), t("mail.email_change_notice.not_you")],
});
