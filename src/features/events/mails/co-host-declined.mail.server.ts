import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { coHostMailParts, coHostPayload } from "./co-host-mail-parts.server.ts";

/** To the organization that invited another, which has declined. */
export const coHostDeclinedMail = defineMail({
  kind: "co_host_declined",
  priority: mailPriorities.confirmation,
  payload: coHostPayload,
  references: { event_id: "eventId" },
  preference: null,
  async render(platform, mail, payload) {
    const parts = await coHostMailParts(platform, mail, payload, "inviting");
    if (!parts) return null;
    const { t, names, greeting, dashboard, footer } = parts;
    return {
      subject: t("mail.co_host_declined.subject", names),
      greeting,
      paragraphs: [t("mail.co_host_declined.body", names)],
      link: {
        label: t("mail.co_host_declined.link"),
        url: `${dashboard}/events/${payload.eventId}/co-hosts?lang=${mail.language}`,
      },
      footer,
    };
  },
});
