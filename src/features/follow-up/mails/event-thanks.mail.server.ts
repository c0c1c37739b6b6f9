import { findThanksTexts } from "../after-mails/find-after-mail-texts.server.ts";
import { defineAfterMail } from "./define-after-mail.server.ts";

/** After the event, to those who came. */
export const eventThanksMail = defineAfterMail("event_thanks", {
  kind: "thanks",
  findTexts: findThanksTexts,
});
