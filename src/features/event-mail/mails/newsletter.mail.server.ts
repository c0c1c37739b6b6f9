import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import { emailPreference, findMailRecipient } from "../../accounts/accounts.server.ts";
import { eventMailContent, factsOfRow, offersPlaces } from "../../events/events.server.ts";

/** The week's events of the reader's university. */
export const newsletterMail = defineMail({
  kind: "newsletter",
  priority: mailPriorities.digest,
  payload: z.object({ eventIds: z.array(z.int()) }),
  preference: emailPreference("newsletter"),
  async render(platform, mail, { eventIds }) {
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader) return null;
    const now = platform.clock.now();
    const all = await Promise.all(eventIds.map((id) => eventMailContent(platform, id, language)));
    const open = all
      .filter((parts) => parts !== null)
      .filter(({ event }) => offersPlaces(factsOfRow(event), now));
    if (open.length === 0) return null;
    const t = mailTextsIn(language);
    return {
      subject: t("mail.newsletter.subject", { count: open.length }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.newsletter.body")],
      items: open.map(({ title, link, organization, facts }) => ({
        title,
        url: link.url,
        lines: [organization, ...facts.map(([, value]) => value)],
      })),
      link: { label: t("mail.newsletter.link"), url: `${platform.settings.publicUrl}/?lang=${language}` },
      footer: t("mail.newsletter.footer"),
    };
  },
});
