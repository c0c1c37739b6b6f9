import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { isOrganizer, organizationName } from "../../organizations/organizations.server.ts";
import { timeSpan } from "../format/format-event-time.ts";
import { type EventMailContent, eventMailContent } from "./event-mail-content.server.ts";

const newsOfEvents = ["held", "released"] as const;
const newsOfOrganization = ["suspended", "restored"] as const;
export type EventHoldNews = (typeof newsOfEvents)[number];
export type OrganizationHoldNews = (typeof newsOfOrganization)[number];

/**
 * To an organization whose event the product team holds or releases, or that is suspended or restored itself, with the reason. It names
 * its events by a key of its own, since mails about an event wait while that is held.
 */
export const holdNewsMail = defineMail({
  kind: "hold_news",
  priority: mailPriorities.notice,
  payload: z.object({
    organizationId: z.int(),
    about: z.discriminatedUnion("news", [
      z.object({ news: z.enum(newsOfEvents), eventIds: z.array(z.int()) }),
      z.object({ news: z.enum(newsOfOrganization) }),
    ]),
    /** Null for co-hosts of an event whose owner is suspended: it is for the members of that one. */
    reason: z.string().nullable(),
  }),
  preference: null,
  async render(platform, mail, { organizationId, about, reason }) {
    const { language } = mail;
    const events: EventMailContent[] = [];
    if ("eventIds" in about) {
      for (const id of about.eventIds) {
        const content = await eventMailContent(platform, id, language);
        if (content) events.push(content);
      }
      if (events.length === 0) return null;
    }
    const reader = await findMailRecipient(platform, mail);
    if (mail.user_id !== null && !(await isOrganizer(platform.db, organizationId, mail.user_id))) return null;
    const t = mailTextsIn(language);
    const own = await organizationName(platform.db, organizationId, language);
    const [event, ...others] = events;
    const isOfSeveral = others.length > 0;
    const news = "eventIds" in about && isOfSeveral ? (`${about.news}_several` as const) : about.news;
    const names = {
      title: event?.title ?? "",
      organization: (!isOfSeveral && event?.organization) || own,
      count: events.length,
    };
    const isOver = about.news === "released" || about.news === "restored";
    const dashboard = `${platform.settings.publicUrl}/manage/organizations/${organizationId}`;
    const pageOf = ({ event: { id } }: EventMailContent) => `${dashboard}/events/${id}?lang=${language}`;
    return {
      subject: t(`mail.hold_news.${news}.subject`, names),
      greeting: reader
        ? t("mail.greeting", { name: reader.name })
        : t("mail.greeting_organization", { name: own }),
      paragraphs: [
        t(`mail.hold_news.${news}.body`, names),
        ...(isOver || reason === null
          ? []
          : [t("mail.hold_news.reason", { reason }), t("mail.hold_news.answer")]),
      ],
      ...(isOfSeveral && {
        items: events.map((one) => ({
          title: one.title,
          url: pageOf(one),
          lines: [timeSpan(one.event.start_at, one.event.end_at, language)],
        })),
      }),
      link:
        event && !isOfSeveral
          ? { label: t("mail.hold_news.link_event"), url: pageOf(event) }
          : { label: t("mail.see_organization"), url: `${dashboard}?lang=${language}` },
      footer: t("mail.organizer_footer"),
    };
  },
});
