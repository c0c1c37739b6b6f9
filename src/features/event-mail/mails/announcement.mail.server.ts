import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { emailPreference, findMailRecipient } from "../../accounts/accounts.server.ts";
import { eventCancelled, eventMailContent, isEventManager, isPublic } from "../../events/events.server.ts";
import { announcementWordsIn } from "../announcement/announcement-words.server.ts";

const maxDescriptionLength = 1500;

/** An event to followers and past participants, in the organization's name. */
export const announcementMail = defineMail({
  kind: "announcement",
  priority: mailPriorities.invitation,
  payload: z.object({
    eventId: z.int(),
    /** Null in a test. */
    announcementId: z.int().nullable(),
  }),
  references: { event_id: "eventId", announcement_id: "announcementId" },
  supersededBy: [eventCancelled],
  preference: emailPreference("announcements"),
  isTest: ({ announcementId }) => announcementId === null,
  async render(platform, mail, { eventId, announcementId }) {
    const { language } = mail;
    const parts = await eventMailContent(platform, eventId, mail);
    const reader = await findMailRecipient(platform, mail);
    if (!parts || !reader || (parts.event.cancelled_at && !mail.example)) return null;
    const { title, organization, description, facts, event } = parts;
    const mayRead =
      announcementId === null
        ? mail.example || (await isEventManager(platform.db, eventId, reader.id))
        : isPublic(event);
    if (!mayRead) return null;
    const words = await announcementWordsIn(platform.db, eventId, mail);
    const t = mailTextsIn(language);
    const due = event.apply_due_at && displayDayTime(event.apply_due_at, language, platform.clock.now());
    return {
      subject: t("mail.announcement.subject", { title, organization }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.announcement.body", { title, organization }), ...(words === null ? [] : [words])],
      description: shortened(description),
      facts: due ? [...facts, [t("mail.apply_by"), due]] : facts,
      link: parts.link,
      organization,
      footer: t("mail.announcement.footer", { organization }),
      footerLink: {
        label: t("mail.unfollow"),
        url: `${platform.settings.publicUrl}/organizations/${event.owner_organization_id}/unfollow?lang=${language}`,
      },
      replyTo: parts.replyTo,
    };
  },
});

/** At the end of a line where there is one, so that no mark loses its other half. */
function shortened(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const begin = text.slice(0, maxDescriptionLength);
  const line = begin.lastIndexOf("\n");
  return `${line > maxDescriptionLength / 2 ? begin.slice(0, line) : begin}…`;
}
