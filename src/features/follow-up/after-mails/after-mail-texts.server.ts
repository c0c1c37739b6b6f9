import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { EventMailContent } from "../../events/events.server.ts";
import type { AfterMailKind } from "./after-mails.contract.ts";

/** Our own words, where the organizer wrote none in the reader's language. */
export function defaultAfterMailText(
  kind: AfterMailKind,
  { title, organization }: Pick<EventMailContent, "title" | "organization">,
  language: Language,
): { title: string; body: string } {
  const t = mailTextsIn(language);
  const values = { title, organization };
  return {
    title: t(`mail.event_${kind}.subject`, values),
    body: t(`mail.event_${kind}.body`, values),
  };
}
