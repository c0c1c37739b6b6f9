import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { coHostMailParts, coHostPayload } from "./co-host-mail-parts.server.ts";

/** To an organization that is invited to host an event with others. */
export const coHostInvitedMail = defineMail({
  kind: "co_host_invited",
  priority: mailPriorities.confirmation,
  payload: coHostPayload,
  references: { event_id: "eventId" },
  preference: null,
  async render(platform, mail, payload) {
    const parts = await coHostMailParts(platform, mail, payload, "invited");
    if (!parts) return null;
    const { t, names, greeting, facts, dashboard, footer } = parts;
    return {
      subject: t("mail.co_host_invited.subject", names),
      greeting,
      paragraphs: [t("mail.co_host_invited.body", names)],
      facts,
      link: { label: t("mail.co_host_invited.link"), url: `${dashboard}/co-hosts?lang=${mail.language}` },
      footer,
    };
  },
});
