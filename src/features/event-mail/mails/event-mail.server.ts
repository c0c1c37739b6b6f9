import { composeMail } from "../../../platform/mail/compose-mail.server.tsx";
import type { MailRow, RenderMail } from "../../../platform/mail/deliver-mails.server.ts";
import { type MailTexts, mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages.ts";
import { personName } from "../../../shared/person-name.ts";
import { displayDate, displayTime, displayWeekday } from "../../../shared/tokyo-time.ts";
import { type EventRow, findEvent, textOf } from "../../events/door.server.ts";
import { nameIn } from "../../organizations/door.ts";

/** What a kind of mail about an event says; the rest is the same for all of them. */
interface Words {
  subject: string;
  paragraphs: string[];
  footer: string;
  headers?: Record<string, string>;
}

interface Given {
  platform: Platform;
  mail: MailRow;
  event: EventRow;
  title: string;
  organization: string;
  t: MailTexts;
}

/**
 * A mail to one person about an event that takes place, in the name of its owner: with the time, the place and a link to its
 * page. `write` answers null where the mail has become pointless.
 */
export function eventMail(write: (given: Given) => Promise<Words | null>): RenderMail {
  return async (platform, mail) => {
    const { db, settings } = platform;
    const event = await findEvent(db, mail.event_id ?? 0);
    const person = await db
      .selectFrom("users")
      .select(["first_name", "last_name"])
      .where("id", "=", mail.user_id ?? 0)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    const owner = event?.hosts[0];
    if (!event || event.cancelled_at || !person || !owner) return null;
    const language = mail.language as Language;
    const t = mailTextsIn(language);
    const { title } = textOf(event, language);
    const organization = nameIn(owner.names, language);
    const words = await write({ platform, mail, event, title, organization, t });
    if (!words) return null;
    const { email: replyTo } = await db
      .selectFrom("organizations")
      .select("email")
      .where("id", "=", owner.id)
      .executeTakeFirstOrThrow();
    const url = `${settings.publicUrl}/events/${event.id}?lang=${language}`;
    return {
      ...composeMail({
        language,
        ...words,
        greeting: t("mail.greeting", { name: personName(person, language) }),
        facts: factsOf(event, language, t),
        link: { label: t("mail.see_event"), url },
      }),
      headers: words.headers,
      senderName: organization,
      replyTo,
    };
  };
}

function factsOf(event: EventRow, language: Language, t: MailTexts): [label: string, value: string][] {
  const { place_name, address } = textOf(event, language);
  const where = event.is_online ? t("mail.online") : [place_name, address].filter(Boolean).join(" ");
  const facts: [string, string][] = [
    [t("mail.when"), moment(event.start_at, language)],
    [t("mail.where"), where],
  ];
  return facts;
}

const moment = (time: Date, language: Language) =>
  `${displayDate(time, language)} (${displayWeekday(time, language)}) ${displayTime(time)}`;
