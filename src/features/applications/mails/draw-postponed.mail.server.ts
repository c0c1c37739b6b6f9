import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { drawMoved, eventCancelled, factsOfRow, takesPlace } from "../../events/events.server.ts";
import { renderApplicationMail } from "./application-mail.server.ts";

/** That a draw, or the deadline before it, is later than it was, to everybody who is entered. */
export const drawPostponedMail = defineMail({
  kind: "draw_postponed",
  priority: mailPriorities.notice,
  payload: z.object({ eventId: z.int() }),
  references: { event_id: "eventId" },
  supersededBy: [eventCancelled, drawMoved],
  preference: null,
  example: () => ({ state: "entered" }),
  render: (platform, mail, { eventId }) =>
    renderApplicationMail(platform, mail, {
      eventId,
      isStillTrue: ({ state }, event) => state === "entered" && takesPlace(factsOfRow(event)),
      calendar: null,
      texts: (t, { event, names }) => {
        const now = platform.clock.now();
        const time = (moment: Date | null) => (moment ? displayDayTime(moment, mail.language, now) : "");
        const values = { ...names, time: time(event.lottery_at), due: time(event.apply_due_at) };
        return {
          subject: t("mail.draw_postponed.subject", values),
          paragraphs: [
            t("mail.draw_postponed.body", values),
            ...(event.apply_due_at ? [t("mail.draw_postponed.due", values)] : []),
          ],
        };
      },
    }),
});
