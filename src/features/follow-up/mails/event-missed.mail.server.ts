import { findMissedTexts } from "../after-mails/find-after-mail-texts.server.ts";
import { defineAfterMail } from "./define-after-mail.server.ts";

/** After the event, to those who had a place and did not come. */
export const eventMissedMail = defineAfterMail("event_missed", {
  kind: "missed",
  findTexts: findMissedTexts,
});
