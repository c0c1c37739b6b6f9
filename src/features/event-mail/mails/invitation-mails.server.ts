import { composeMail } from "../../../platform/mail/compose-mail.server.ts";
import type { RenderMail } from "../../../platform/mail/deliver-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { findMailRecipient, unsubscribeLinks } from "../../accounts/accounts.server.ts";
import { eventMailContent, formatMoment, isEventManager } from "../../events/events.server.ts";

const descriptionAtMost = 1500;

/** An event to followers and past participants, in the organization's name. */
export const renderAnnouncement: RenderMail = async (platform, mail) => {
  const language = mail.language as Language;
  const parts = await eventMailContent(platform, mail.event_id, language);
  const reader = await findMailRecipient(platform, mail);
  const isTest = mail.announcement_id === null;
  if (!parts || !reader || (!isTest && !reader.wishes.announcements)) return null;
  if (parts.event.cancelled_at || (!isTest && !parts.event.is_published)) return null;
  if (isTest && !(await isEventManager(platform.db, parts.event.id, reader.id))) return null;
  const t = mailTextsIn(language);
  const { title, organization, description, event } = parts;
  const { headers, unsubscribeUrl } = await unsubscribeLinks(platform, reader.id, "announcements", language);
  const { publicUrl } = platform.settings;
  return {
    ...composeMail(publicUrl, {
      language,
      subject: t("mail.announcement.subject", { title, organization }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.announcement.body", { title, organization })],
      description: shortened(description),
      facts: [
        ...parts.facts,
        ...(event.apply_due_at
          ? ([[t("mail.apply_by"), formatMoment(event.apply_due_at, language)]] as [string, string][])
          : []),
      ],
      link: parts.link,
      organization,
      footer: t("mail.announcement.footer", { organization }),
      footerLink: {
        label: t("mail.unfollow"),
        url: `${publicUrl}/organizations/${event.owner_organization_id}/unfollow?lang=${language}`,
      },
      unsubscribeUrl,
    }),
    replyTo: parts.replyTo,
    headers,
  };
};

/** The week's events of the reader's university. */
export const renderNewsletter: RenderMail = async (platform, mail) => {
  const language = mail.language as Language;
  const { eventIds } = mail.payload as { eventIds: number[] };
  const reader = await findMailRecipient(platform, mail);
  if (!reader?.wishes.newsletter) return null;
  const now = platform.clock.now();
  const all = await Promise.all(eventIds.map((id) => eventMailContent(platform, id, language)));
  const open = all.filter(
    (parts) =>
      parts?.event.is_published &&
      !parts.event.cancelled_at &&
      (parts.event.apply_due_at ?? parts.event.start_at) >= now,
  );
  if (open.length === 0) return null;
  const t = mailTextsIn(language);
  const { headers, unsubscribeUrl } = await unsubscribeLinks(platform, reader.id, "newsletter", language);
  return {
    ...composeMail(platform.settings.publicUrl, {
      language,
      subject: t("mail.newsletter.subject", { count: open.length }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.newsletter.body")],
      items: open.flatMap((parts) =>
        parts
          ? [
              {
                title: parts.title,
                url: parts.link.url,
                lines: [parts.organization, ...parts.facts.map(([, value]) => value)],
              },
            ]
          : [],
      ),
      link: { label: t("mail.newsletter.link"), url: `${platform.settings.publicUrl}/?lang=${language}` },
      footer: t("mail.newsletter.footer"),
      unsubscribeUrl,
    }),
    headers,
  };
};

/** At the end of a line where there is one, so that no mark loses its other half. */
function shortened(text: string): string {
  if (text.length <= descriptionAtMost) return text;
  const begin = text.slice(0, descriptionAtMost);
  const line = begin.lastIndexOf("\n");
  return `${line > descriptionAtMost / 2 ? begin.slice(0, line) : begin}…`;
}
