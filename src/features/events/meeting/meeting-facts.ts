import type { MailTexts } from "../../../platform/mail/layout/mail-texts.server.ts";

/** The way into an online event, as a mail or a calendar entry tells it to somebody with a place. */
export function meetingFacts(t: MailTexts, url: string | null): [label: string, value: string][] {
  return url === null ? [] : [[t("mail.meeting"), url]];
}
