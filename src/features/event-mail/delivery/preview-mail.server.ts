import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import type { MailRow, RenderMail } from "../../../platform/mail/deliver-mail.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages.ts";
import type { MailPreview } from "./mail-delivery.contract.ts";

/** The mail in both languages, made by what makes the mails that are sent, as if it went to the caller. */
export async function previewMail(
  { platform, ...context }: RequestContext,
  render: RenderMail,
  eventId: number,
  payloadIn: (language: Language) => object = () => ({}),
): Promise<MailPreview> {
  const { user } = sessionOf({ platform, ...context });
  const inLanguage = async (language: Language) => {
    const mail: MailRow = {
      id: 0,
      kind: "preview",
      dedupe_key: "",
      message_id: "",
      user_id: user.id,
      address: user.email,
      language,
      payload: { eventId, ...payloadIn(language) } as MailRow["payload"],
      event_id: eventId,
      announcement_id: null,
      reminder_mail_id: null,
      priority: 0,
      state: "waiting",
      attempts: 0,
      next_try_at: platform.clock.now(),
      claimed_by: null,
      claimed_until: null,
      last_error: null,
      failure: null,
      created_at: platform.clock.now(),
      sent_at: null,
    };
    const made = await render(platform, mail);
    if (!made) throw notFound("event");
    return { subject: made.subject, html: made.html, text: made.text, sender: made.senderName ?? "" };
  };
  return { ja: await inLanguage("ja"), en: await inLanguage("en") };
}
