import { defineAccountNotice } from "./define-account-notice.server.ts";

/** Warns a person whose password somebody else has changed while they can still do something. */
export const passwordChangedMail = defineAccountNotice({
  kind: "password_changed",
  path: "/login/reset",
  paragraphs: (t) => [t("mail.password_changed.body")],
});
