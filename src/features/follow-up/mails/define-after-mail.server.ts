import { z } from "zod";
import {
  defineMail,
  type MailToRender,
  mailPriorities,
  type RenderedMail,
} from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  contentForReader,
  type TextReader,
  textForReader,
} from "../../../shared/languages/readers/text-reader.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { LanguageText } from "../../event-mail/event-mail.contract.ts";
import {
  type EventMailContent,
  eventCancelled,
  eventMailContent,
  isEventManager,
} from "../../events/events.server.ts";
import { defaultAfterMailText } from "../after-mails/after-mail-texts.server.ts";
import { mayBeFollowed } from "../after-mails/after-mail-time.server.ts";
import type { AfterMailKind } from "../after-mails/after-mails.contract.ts";
import { findMaterialItems } from "../material/find-material-items.server.ts";
import { isSurveyOpen } from "../survey/find-survey.server.ts";

const AfterMailPayload = z.object({
  eventId: z.int(),
  /** Texts that are being written, in a test and a preview; null for those that were saved. */
  texts: z.array(LanguageText).nullable(),
});

interface AfterMail {
  kind: AfterMailKind;
  /** The saved texts, for a reader to whom the mail is still to go; null for everybody else. Without a reader for nobody in particular. */
  findTexts(platform: Platform, eventId: number, userId: number | null): Promise<LanguageText[] | null>;
}

/** Defines a mail after an event, to some of those who had a place. */
export function defineAfterMail(kind: string, after: AfterMail) {
  return defineMail({
    kind,
    priority: mailPriorities.reminder,
    payload: AfterMailPayload,
    references: { event_id: "eventId" },
    supersededBy: [eventCancelled],
    preference: null,
    example: () => ({ state: "confirmed" }),
    isTest: ({ texts }) => texts !== null,
    render: (platform, mail, payload) => renderAfterMail(platform, mail, payload, after),
  });
}

/** In the reader's language, with the material that the reader may see. */
async function renderAfterMail(
  platform: Platform,
  mail: MailToRender,
  { eventId, texts: draft }: z.output<typeof AfterMailPayload>,
  { kind, findTexts }: AfterMail,
): Promise<RenderedMail | null> {
  const parts = await eventMailContent(platform, eventId, mail);
  const reader = await findMailRecipient(platform, mail);
  if (!parts || !reader || (parts.event.cancelled_at && !mail.example)) return null;
  const isReadByManager = draft !== null && (await isEventManager(platform.db, eventId, reader.id));
  const mayRead =
    mail.example || (draft ? isReadByManager : mayBeFollowed(parts.event, platform.clock.now()));
  const texts = mayRead
    ? (draft ?? (await findTexts(platform, eventId, mail.example ? null : reader.id)))
    : null;
  if (!texts) return null;
  const t = mailTextsIn(mail.language);
  const hasCome = kind === "thanks";
  const items = await findMaterialItems(platform, eventId, mail.language, { ...reader, hasCome });
  // A survey is answered by who has signed in.
  const isAsked = hasCome && reader.hasAccount && (await isSurveyOpen(platform, eventId));
  const survey = `${platform.settings.publicUrl}/events/${eventId}/survey?lang=${mail.language}`;
  return {
    ...wordsFor(kind, texts, parts, mail),
    greeting: t("mail.greeting", { name: reader.name }),
    facts: [[t("mail.event"), parts.title], ...parts.facts.slice(0, 2)],
    // The place on the page, which asks a visitor to log in where the page alone would show nothing.
    sections:
      items.length > 0 ? [{ title: t("mail.material"), url: `${parts.link.url}#material`, items }] : [],
    link: parts.link,
    moreLinks: isAsked ? [{ label: t("mail.survey"), url: survey }] : [],
    organization: parts.organization,
    footer: t("mail.application_footer"),
    replyTo: parts.replyTo,
  };
}

/** In a language that the reader reads, if only as ours: what the organizer wrote in another one then stands below, as it is. */
function wordsFor(
  kind: AfterMailKind,
  texts: readonly LanguageText[],
  parts: EventMailContent,
  reader: TextReader,
): Pick<RenderedMail, "subject" | "paragraphs" | "description" | "quotation"> {
  const own = contentForReader(texts, reader, () => true);
  if (own) return { subject: own.title, paragraphs: [], description: own.custom_body };
  const { language } = reader;
  const t = mailTextsIn(language);
  const { title, body } = defaultAfterMailText(kind, parts, language);
  const other = textForReader(texts, reader);
  return {
    subject: title,
    paragraphs: [body],
    ...(other && {
      quotation: {
        lead: t("mail.organizers_words", { organization: parts.organization }),
        text: other.custom_body,
      },
    }),
  };
}
