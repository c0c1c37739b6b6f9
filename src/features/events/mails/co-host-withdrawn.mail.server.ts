import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { coHostMailParts, coHostPayload } from "./co-host-mail-parts.server.ts";

/** To an organization whose invitation was withdrawn. */
export const coHostWithdrawnMail = defineMail({
  kind: "co_host_withdrawn",
  priority: mailPriorities.confirmation,
  payload: coHostPayload,
  references: { event_id: "eventId" },
  preference: null,
  async render(platform, mail, payload) {
    const parts = await coHostMailParts(platform, mail, payload, "invited");
    if (!parts) return null;
    const { t, names, greeting, dashboard, footer } = parts;
    return {
      subject: t("mail.co_host_withdrawn.subject", names),
      greeting,
      paragraphs: [t("mail.co_host_withdrawn.body", names)],
      link: { label: t("mail.co_host_withdrawn.link"), url: `${dashboard}?lang=${mail.language}` },
      footer,
    };
  },
});
