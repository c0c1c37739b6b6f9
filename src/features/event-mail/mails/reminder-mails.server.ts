import { composeMail } from "../../../platform/mail/compose-mail.server.ts";
import type { MailRow, RenderMail } from "../../../platform/mail/deliver-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ApplicationState, isActive, isComing } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { eventMailContent, formatMoment, isEventManager } from "../../events/events.server.ts";
import { LanguageText } from "../event-mail.contract.ts";
import { reminderTextIn } from "../reminder/reminder-text-in.ts";

/** To whom wanted to be reminded, and the day before to who is coming. */
function automatic(
  kind: "remind_later" | "event_tomorrow",
  isStillWanted: (application: ApplicationState | undefined) => boolean,
): RenderMail {
  return async (platform, mail) => {
    const language = mail.language as Language;
    const parts = await eventMailContent(platform, mail.event_id, language);
    const reader = await findMailRecipient(platform, mail);
    if (!parts || !reader || parts.event.cancelled_at || !parts.event.is_published) return null;
    if (parts.event.start_at < platform.clock.now()) return null;
    if (!isStillWanted(await applicationState(platform, mail))) return null;
    const t = mailTextsIn(language);
    const { title, organization, event } = parts;
    const due =
      event.apply_due_at && kind === "remind_later" ? formatMoment(event.apply_due_at, language) : null;
    return {
      ...composeMail(platform.settings.publicUrl, {
        language,
        subject: t(`mail.${kind}.subject`, { title }),
        greeting: t("mail.greeting", { name: reader.name }),
        paragraphs: [t(`mail.${kind}.body`, { title, organization })],
        facts: [...parts.facts, ...(due ? ([[t("mail.apply_by"), due]] as [string, string][]) : [])],
        link: parts.link,
        organization,
        footer: t(kind === "remind_later" ? "mail.reminder_footer" : "mail.application_footer"),
      }),
      replyTo: parts.replyTo,
    };
  };
}

export const renderRemindLater = automatic("remind_later", (state) => !isActive(state));
export const renderEventTomorrow = automatic("event_tomorrow", isComing);

/** The organizers' own words to who is coming; a test carries its words along, since it is not saved. */
export const renderCustomReminder: RenderMail = async (platform, mail) => {
  const language = mail.language as Language;
  const draft = mail.payload as { title?: string; body?: string };
  const parts = await eventMailContent(platform, mail.event_id, language);
  const reader = await findMailRecipient(platform, mail);
  const isTest = mail.reminder_mail_id === null;
  const words = isTest ? draft : await savedWords(platform, mail.reminder_mail_id ?? 0, language);
  if (!parts || !reader || !words || parts.event.cancelled_at) return null;
  const isWanted = isTest
    ? await isEventManager(platform.db, parts.event.id, reader.id)
    : isComing(await applicationState(platform, mail));
  if (!isWanted) return null;
  const t = mailTextsIn(language);
  return {
    ...composeMail(platform.settings.publicUrl, {
      language,
      subject: words.title ?? "",
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [words.body ?? ""],
      facts: [[t("mail.event"), parts.title], ...parts.facts],
      link: parts.link,
      organization: parts.organization,
      footer: t("mail.application_footer"),
    }),
    replyTo: parts.replyTo,
  };
};

/** In the reader's language where the organizer wrote it, else what stands for all others. */
async function savedWords({ db }: Platform, id: number, language: Language) {
  const row = await db
    .selectFrom("reminder_mails")
    .select(["title", "body", "language_texts"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && reminderTextIn(row, LanguageText.array().parse(row.language_texts), language);
}

/** The reader's to the mail's event; undefined where there is none. */
async function applicationState({ db }: Platform, mail: MailRow): Promise<ApplicationState | undefined> {
  const application = await db
    .selectFrom("applications")
    .select("state")
    .where("event_id", "=", mail.event_id ?? 0)
    .where("user_id", "=", mail.user_id ?? 0)
    .executeTakeFirst();
  return application?.state;
}
