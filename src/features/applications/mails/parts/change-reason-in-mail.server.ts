import type { RenderedMail } from "../../../../platform/mail/define-mail.server.ts";
import type { MailTexts } from "../../../../platform/mail/layout/mail-texts.server.ts";
import type { TextReader } from "../../../../shared/languages/readers/text-reader.ts";
import { type ChangeReason, changeReasonFor } from "../../../events/events.server.ts";

/** The organizer's words on why something is changed, as a quotation; nothing where there are none. */
export function changeReasonInMail(
  t: MailTexts,
  reason: ChangeReason | null | undefined,
  organization: string,
  reader: TextReader,
): Pick<RenderedMail, "quotation"> {
  if (!reason) return {};
  const lead = t("mail.event_changed.reason", { organization });
  return { quotation: { lead, text: changeReasonFor(reason, reader) } };
}
