import { composeMail } from "../../../platform/mail/compose-mail.server.ts";
import type { RenderMail } from "../../../platform/mail/deliver-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import { isActiveSql, isComing } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { cancelMessageIn } from "../ending/cancel-message.ts";
import { calendarForRecipient } from "./calendar-for-recipient.server.ts";
import { eventMailContent } from "./event-mail-content.server.ts";

/** That an event has moved or does not take place; whoever holds its calendar entry gets the entry's update. */
function changeMail(kind: "event_changed" | "event_cancelled"): RenderMail {
  return async (platform, mail) => {
    const language = mail.language as Language;
    const parts = await eventMailContent(platform, mail.event_id, language);
    const reader = await findMailRecipient(platform, mail);
    if (!parts || !reader || !mail.address) return null;
    const { event, title, organization } = parts;
    if (kind === "event_changed" && (event.cancelled_at || !event.is_published)) return null;
    const application = await platform.db
      .selectFrom("applications")
      .select(["calendar_sequence", "state"])
      .where("event_id", "=", event.id)
      .where("user_id", "=", reader.id)
      .where(isActiveSql("applications"))
      .executeTakeFirst();
    if (kind === "event_changed" && !isComing(application?.state)) return null;
    const t = mailTextsIn(language);
    const message = cancelMessageIn(event, language);
    const method = kind === "event_cancelled" ? "CANCEL" : "REQUEST";
    return {
      ...composeMail(platform.settings.publicUrl, {
        language,
        subject: t(`mail.${kind}.subject`, { title }),
        greeting: t("mail.greeting", { name: reader.name }),
        paragraphs: [
          t(`mail.${kind}.body`, { title, organization }),
          ...(kind === "event_cancelled" && message ? [message] : []),
        ],
        facts: parts.facts,
        link: parts.link,
        organization,
        footer: t(application ? "mail.application_footer" : "mail.reminder_footer"),
      }),
      replyTo: parts.replyTo,
      ...(application &&
        isComing(application.state) && {
          calendar: calendarForRecipient(
            platform,
            parts,
            { name: reader.name, email: mail.address, sequence: application.calendar_sequence },
            method,
            language,
          ),
        }),
    };
  };
}

export const renderEventChanged = changeMail("event_changed");
export const renderEventCancelled = changeMail("event_cancelled");
