import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { displayDate, displayTime } from "../../../shared/time/tokyo-time.ts";
import { organizationName } from "../../organizations/organizations.server.ts";
import { participantMailParts } from "./parts/participant-mail-parts.server.ts";

/** To everybody who had applied, also those who have left: an organization that reads what they told from then on. */
export const coHostJoinedMail = defineMail({
  kind: "co_host_joined",
  priority: mailPriorities.notice,
  payload: z.object({ eventId: z.int(), organizationId: z.int(), since: z.iso.datetime() }),
  references: { event_id: "eventId" },
  preference: null,
  async render(platform, mail, { eventId, organizationId, since }) {
    const parts = await participantMailParts(platform, mail, eventId);
    if (!parts) return null;
    const { t, reader, title, organization } = parts;
    const moment = new Date(since);
    const names = {
      title,
      owner: organization,
      joined: await organizationName(platform.db, organizationId, mail.language),
      time: `${displayDate(moment, mail.language)} ${displayTime(moment, mail.language)}`,
    };
    return {
      subject: t("mail.co_host_joined.subject", names),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.co_host_joined.body", names), t("mail.co_host_joined.purpose", names)],
      organization,
      facts: parts.facts.slice(0, 1),
      ...(reader.hasAccount && {
        link: {
          label: t("mail.co_host_joined.link"),
          url: `${platform.settings.publicUrl}/me/data?lang=${mail.language}`,
        },
      }),
      footer: t("mail.application_footer"),
      replyTo: parts.replyTo,
    };
  },
});
