import { composeMail } from "../../../platform/mail/compose-mail.server.tsx";
import type { RenderMail } from "../../../platform/mail/deliver-mails.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { personName } from "../../../shared/person-name.ts";
import { displayDate, displayTime, displayWeekday } from "../../../shared/tokyo-time.ts";
import { eventCalendar, findEvent, textOf } from "../../events/door.server.ts";
import { nameIn } from "../../organizations/door.ts";

/** A mail to somebody who applied or cancelled, with the calendar's entry or its withdrawal. */
function applicationMail(kind: "application_confirmed" | "application_cancelled"): RenderMail {
  return async ({ db, settings, clock }, mail) => {
    const event = await findEvent(db, mail.event_id ?? 0);
    const person = await db
      .selectFrom("users")
      .select(["first_name", "last_name"])
      .where("id", "=", mail.user_id ?? 0)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    const owner = event?.hosts[0];
    if (!event || !person || !owner || !mail.address) return null;
    const language = mail.language as Language;
    const t = mailTextsIn(language);
    const text = textOf(event, language);
    const name = personName(person, language);
    const organization = nameIn(owner.names, language);
    const { email: replyTo } = await db
      .selectFrom("organizations")
      .select("email")
      .where("id", "=", owner.id)
      .executeTakeFirstOrThrow();
    const method = kind === "application_confirmed" ? "REQUEST" : "CANCEL";
    const when = `${displayDate(event.start_at, language)} (${displayWeekday(event.start_at, language)}) ${displayTime(event.start_at)}`;
    return {
      ...composeMail({
        language,
        subject: t(`mail.${kind}.subject`, { title: text.title }),
        greeting: t("mail.greeting", { name }),
        paragraphs: [t(`mail.${kind}.body`, { title: text.title, organization })],
        facts: [
          [t("mail.when"), when],
          [
            t("mail.where"),
            event.is_online ? t("mail.online") : [text.place_name, text.address].filter(Boolean).join(" "),
          ],
        ],
        link: {
          label: t("mail.see_event"),
          url: `${settings.publicUrl}/events/${event.id}?lang=${language}`,
        },
        footer: t("mail.application_footer"),
      }),
      senderName: organization,
      replyTo,
      calendar: {
        method,
        content: eventCalendar([event], {
          language,
          publicUrl: settings.publicUrl,
          attendee: { name, email: mail.address },
          organizerEmail: replyTo,
          method,
          now: clock.now(),
        }),
      },
    };
  };
}

export const renderApplicationConfirmed = applicationMail("application_confirmed");
export const renderApplicationCancelled = applicationMail("application_cancelled");
