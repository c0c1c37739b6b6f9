import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { eventMailContent } from "../../events/events.server.ts";
import { organizationName } from "../../organizations/organizations.server.ts";
import { findAskerAddress } from "../asking/find-asker-address.server.ts";

/**
 * A reader's question, to the address of an organization that holds the event. Subject and frame are ours, and the reader's words stand
 * as a quotation of whom they are; the reader's address stands in Reply-To alone.
 */
export const inquiryReceivedMail = defineMail({
  kind: "inquiry_received",
  priority: mailPriorities.notice,
  payload: z.object({ eventId: z.int(), inquiryId: z.int(), organizationId: z.int() }),
  references: { event_id: "eventId" },
  preference: null,
  async render(platform, { language }, { eventId, inquiryId, organizationId }) {
    const parts = await eventMailContent(platform, eventId, language);
    const inquiry = await findAskerAddress(platform.db, inquiryId);
    if (!parts || !inquiry || !parts.event.hosts.some(({ id }) => id === organizationId)) return null;
    const t = mailTextsIn(language);
    const { title } = parts;
    const dashboard = `${platform.settings.publicUrl}/manage/organizations/${organizationId}`;
    return {
      subject: t("mail.inquiry_received.subject", { title }),
      greeting: t("mail.greeting_organization", {
        name: await organizationName(platform.db, organizationId, language),
      }),
      paragraphs: [t("mail.inquiry_received.body", { title })],
      quotation: { lead: t("mail.inquiry_received.quotation"), text: inquiry.text },
      link: {
        label: t("mail.inquiry_received.link"),
        url: `${dashboard}/events/${eventId}/questions?lang=${language}`,
      },
      footer: t("mail.organizer_footer"),
      replyTo: inquiry.email,
    };
  },
});
