import { z } from "zod";
import { defineMail, mailPriorities } from "../../../../platform/mail/define-mail.server.ts";
import type { KindWithTexts } from "../../../../platform/mail/layout/mail-texts.server.ts";
import { type EventRow, timeSpan } from "../../../events/events.server.ts";
import { participantMailParts } from "./participant-mail-parts.server.ts";

interface HoldMail {
  kind: KindWithTexts<
    "subject" | "body" | "several.subject" | "several.body" | "kept" | "kept_without_account"
  >;
  /** Whether it is true of an event as the mail leaves. */
  isTrueOf(event: EventRow): boolean;
  /** Whether its reader finds the events' pages. */
  leadsToEvents: boolean;
}

type Parts = NonNullable<Awaited<ReturnType<typeof participantMailParts>>>;

/**
 * Defines a mail about a hold to everybody who has applied: one, however many events of theirs are held or released together. The
 * events stand in its payload alone, since mails about an event wait while that is held.
 */
export function defineHoldMail({ kind, isTrueOf, leadsToEvents }: HoldMail) {
  return defineMail({
    kind,
    priority: mailPriorities.notice,
    payload: z.object({ events: z.array(z.object({ eventId: z.int() })) }),
    preference: null,
    async render(platform, mail, { events }) {
      const found: Parts[] = [];
      for (const { eventId } of events) {
        const parts = await participantMailParts(platform, mail, eventId);
        if (parts?.hasApplied && isTrueOf(parts.event)) found.push(parts);
      }
      const [first] = found;
      if (!first) return null;
      const { t, reader } = first;
      const names = { title: first.title, count: found.length };
      const told = found.length > 1 ? (`mail.${kind}.several` as const) : (`mail.${kind}` as const);
      const list = found.map(({ event, title, link }) => {
        const time = timeSpan(event.start_at, event.end_at, mail.language);
        return { title, url: link.url, time };
      });
      const myPage = {
        label: t("mail.see_applications"),
        url: `${platform.settings.publicUrl}/me?lang=${mail.language}`,
      };
      const link = found.length === 1 && leadsToEvents ? first.link : reader.hasAccount ? myPage : undefined;
      return {
        subject: t(`${told}.subject`, names),
        greeting: t("mail.greeting", { name: reader.name }),
        paragraphs: [
          t(`${told}.body`, names),
          t(reader.hasAccount ? `mail.${kind}.kept` : `mail.${kind}.kept_without_account`),
        ],
        ...(found.length === 1
          ? { facts: first.facts.slice(0, 1) }
          : leadsToEvents
            ? { items: list.map(({ time, ...item }) => ({ ...item, lines: [time] })) }
            : { facts: list.map(({ title, time }) => [title, time] as [string, string]) }),
        ...(link && { link }),
        footer: t(found.length > 1 ? "mail.applications_footer" : "mail.application_footer"),
      };
    },
  });
}
