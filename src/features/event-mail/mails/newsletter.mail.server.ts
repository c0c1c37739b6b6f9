import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import type { MailContent } from "../../../platform/mail/layout/mail-content.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { asReader } from "../../../shared/languages/readers/text-reader.ts";
import { emailPreference, findMailRecipient } from "../../accounts/accounts.server.ts";
import {
  type EventMailContent,
  eventMailContent,
  factsOfRow,
  offersPlaces,
} from "../../events/events.server.ts";
import { findSearchMatches, type SearchMatches } from "../automatic/find-search-matches.server.ts";

/** The week's events of the reader's university, and what is new to the searches that they have saved. */
export const newsletterMail = defineMail({
  kind: "newsletter",
  priority: mailPriorities.digest,
  payload: z.object({
    eventIds: z.array(z.int()),
    /** The week of what is new to saved searches. */
    since: z.iso.datetime(),
    until: z.iso.datetime(),
  }),
  preference: emailPreference("newsletter"),
  async render(platform, mail, { eventIds, since, until }) {
    const { language } = mail;
    const reader = await findMailRecipient(platform, mail);
    if (!reader) return null;
    const now = platform.clock.now();
    const all = await Promise.all(eventIds.map((id) => eventMailContent(platform, id, mail)));
    const open = all
      .filter((parts) => parts !== null)
      .filter(({ event }) => offersPlaces(factsOfRow(event), now));
    const matches = await findSearchMatches(platform, {
      userId: reader.id,
      ...asReader(mail),
      since: new Date(since),
      until: new Date(until),
      exceptIds: open.map(({ event }) => event.id),
    });
    if (open.length === 0 && matches.length === 0) return null;
    const t = mailTextsIn(language);
    const count = matches.reduce((sum, { events }) => sum + events.length, 0);
    return {
      subject:
        open.length > 0
          ? t("mail.newsletter.subject", { count: open.length })
          : t("mail.newsletter.matches_subject", { count }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t(open.length > 0 ? "mail.newsletter.body" : "mail.newsletter.new_matches")],
      items: open.map(itemOf),
      sections: sectionsOf(matches, open.length > 0 ? t("mail.newsletter.new_matches") : undefined),
      link: { label: t("mail.newsletter.link"), url: `${platform.settings.publicUrl}/?lang=${language}` },
      footer: t("mail.newsletter.footer"),
    };
  },
});

function itemOf({ title, link, organization, facts }: EventMailContent) {
  return { title, url: link.url, lines: [organization, ...facts.map(([, value]) => value)] };
}

function sectionsOf(matches: SearchMatches[], lead: string | undefined): MailContent["sections"] {
  return matches.map(({ name, url, events }, place) => ({
    lead: place === 0 ? lead : undefined,
    title: name,
    url,
    items: events.map(itemOf),
  }));
}
