import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { isComing } from "../../../shared/application-states.ts";
import { renderReminderMail } from "./reminder-mail.server.ts";

/** To those who are coming, some days before an event for which others wait: whoever can't come may give the place on. */
export const placeNeededMail = defineMail({
  kind: "place_needed",
  priority: mailPriorities.reminder,
  payload: z.object({ eventId: z.int() }),
  references: { event_id: "eventId" },
  preference: null,
  example: () => ({ state: "confirmed" }),
  render: (platform, mail, { eventId }) =>
    renderReminderMail(platform, mail, { eventId, isFor: isComing }, (t, { event, ...parts }, giveOn) => {
      const { title, organization, facts, link } = parts;
      // Nobody has to wait any more when it is looked at later.
      const waiting = Math.max(event.waiting_count, mail.example ? 1 : 0);
      if (waiting === 0) return null;
      return {
        subject: t("mail.place_needed.subject", { title }),
        paragraphs: [
          t("mail.place_needed.body", { title, organization, waiting }),
          t("mail.place_needed.nothing_to_do"),
        ],
        facts,
        link: giveOn[0] ?? link,
        moreLinks: [link],
        footer: t("mail.application_footer"),
      };
    }),
});
