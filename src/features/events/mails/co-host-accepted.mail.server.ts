import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { coHostMailParts, coHostPayload } from "./co-host-mail-parts.server.ts";

/** To the organization that invited another, which has accepted. */
export const coHostAcceptedMail = defineMail({
  kind: "co_host_accepted",
  priority: mailPriorities.confirmation,
  payload: coHostPayload,
  references: { event_id: "eventId" },
  preference: null,
  async render(platform, mail, payload) {
    const parts = await coHostMailParts(platform, mail, payload, "inviting");
    if (!parts) return null;
    const { t, names, greeting, dashboard, footer } = parts;
    return {
      subject: t("mail.co_host_accepted.subject", names),
      greeting,
      paragraphs: [t("mail.co_host_accepted.body", names)],
      link: {
        label: t("mail.co_host_accepted.link"),
        url: `${dashboard}/events/${payload.eventId}/co-hosts?lang=${mail.language}`,
      },
      footer,
    };
  },
});
