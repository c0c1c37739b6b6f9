import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { isActive } from "../../../shared/application-states.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { eventCancelled } from "../../events/events.server.ts";
import { renderReminderMail } from "./reminder-mail.server.ts";

/** To those who asked to be reminded of an event and have not applied. */
export const remindLaterMail = defineMail({
  kind: "remind_later",
  priority: mailPriorities.reminder,
  payload: z.object({ eventId: z.int() }),
  references: { event_id: "eventId" },
  supersededBy: [eventCancelled],
  preference: null,
  example: () => ({ state: undefined }),
  render: (platform, mail, { eventId }) =>
    renderReminderMail(
      platform,
      mail,
      { eventId, isFor: (application) => !isActive(application) },
      (t, parts) => {
        const { title, organization, facts, event } = parts;
        const due =
          event.apply_due_at && displayDayTime(event.apply_due_at, mail.language, platform.clock.now());
        return {
          subject: t("mail.remind_later.subject", { title }),
          paragraphs: [t("mail.remind_later.body", { title, organization })],
          facts: due ? [...facts, [t("mail.apply_by"), due]] : facts,
          footer: t("mail.reminder_footer"),
        };
      },
    ),
});
