import { composeMail } from "../../../platform/mail/compose-mail.server.ts";
import type { RenderMail } from "../../../platform/mail/deliver-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import { type ApplicationState, isActive, isComing } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { calendarForRecipient, eventMailContent } from "../../events/events.server.ts";

/** A mail to somebody who applied or cancelled, with the calendar's entry or its withdrawal. */
function applicationMail(
  kind: "application_confirmed" | "application_cancelled",
  isStillTrue: (state: ApplicationState) => boolean,
): RenderMail {
  return async (platform, mail) => {
    const language = mail.language as Language;
    const parts = await eventMailContent(platform, mail.event_id, language);
    const reader = await findMailRecipient(platform, mail);
    if (!parts || !reader || !mail.address) return null;
    const application = await platform.db
      .selectFrom("applications")
      .select(["state", "calendar_sequence"])
      .where("event_id", "=", parts.event.id)
      .where("user_id", "=", reader.id)
      .executeTakeFirst();
    // A mail that was held up must not undo what the person has done since.
    if (!application || !isStillTrue(application.state)) return null;
    const t = mailTextsIn(language);
    const { title, organization } = parts;
    const method = kind === "application_confirmed" ? "REQUEST" : "CANCEL";
    return {
      ...composeMail(platform.settings.publicUrl, {
        language,
        subject: t(`mail.${kind}.subject`, { title }),
        greeting: t("mail.greeting", { name: reader.name }),
        paragraphs: [t(`mail.${kind}.body`, { title, organization })],
        facts: parts.facts,
        link: parts.link,
        organization,
        footer: t("mail.application_footer"),
      }),
      replyTo: parts.replyTo,
      calendar: calendarForRecipient(
        platform,
        parts,
        { name: reader.name, email: mail.address, sequence: application.calendar_sequence },
        method,
        language,
      ),
    };
  };
}

export const renderApplicationConfirmed = applicationMail("application_confirmed", isComing);
export const renderApplicationCancelled = applicationMail(
  "application_cancelled",
  (state) => !isActive(state),
);
