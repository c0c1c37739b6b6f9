import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { type ApplicationState, isComing } from "../../../shared/application-states.ts";
import { renderApplicationMail } from "./application-mail.server.ts";
import { newsTexts } from "./news-texts.server.ts";
import { everyStateNews, stateNews } from "./state-news.ts";

/** Whatever becomes of an application beside that it is confirmed at once or cancelled. */
export const applicationNewsMail = defineMail({
  kind: "application_news",
  priority: mailPriorities.confirmation,
  payload: z.object({
    eventId: z.int(),
    news: z.enum(everyStateNews),
    /** Whether the reader had been told of a place, and so has the event in the calendar. */
    hadEntry: z.boolean(),
  }),
  references: { event_id: "eventId" },
  preference: null,
  render(platform, mail, { eventId, news, hadEntry }) {
    const states: readonly ApplicationState[] = stateNews[news];
    return renderApplicationMail(platform, mail, {
      eventId,
      isStillTrue: ({ state }) => states.includes(state),
      calendar: states.some(isComing) ? "REQUEST" : hadEntry ? "CANCEL" : null,
      texts: (t, told) => newsTexts(t, news, told, mail.language),
    });
  },
});
