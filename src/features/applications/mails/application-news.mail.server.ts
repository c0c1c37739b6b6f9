import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import type { MailTexts } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ApplicationState, isComing } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { type EventRow, hasBegun, hasEnded } from "../../events/events.server.ts";
import { renderApplicationMail } from "./application-mail.server.ts";
import { newsTexts } from "./news-texts.server.ts";
import { everyStateNews, type StateNews, stateNews } from "./state-news.ts";

/** News of an application beside that it is confirmed at once or cancelled. */
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
  example: ({ news }) => ({ state: stateNews[news][0] }),
  render(platform, mail, { eventId, news, hadEntry }) {
    const states: readonly ApplicationState[] = stateNews[news];
    return renderApplicationMail(platform, mail, {
      eventId,
      isStillTrue: ({ state }, event) =>
        states.includes(state) &&
        (news === "cancelled_by_organizer" || isOfUse(state, event, platform.clock.now())),
      calendar: states.some(isComing) ? "REQUEST" : hadEntry ? "CANCEL" : null,
      tellsJointUse: newHere.has(news),
      texts: (t, told) =>
        newsTexts(t, { news, hadEntry }, told, { language: mail.language, now: platform.clock.now() }),
      readMore: (t) => (isOfDraw(news) ? [lotteryLink(platform, eventId, mail.language, t)] : []),
    });
  },
});

/** Answers to an application, or the first that somebody hears of one. */
const newHere: ReadonlySet<StateNews> = new Set(["queued", "under_review", "entered", "added"]);

const isOfDraw = (news: StateNews) => news === "won" || news === "lost" || news === "lost_waiting";

const lotteryLink = ({ settings }: Platform, eventId: number, language: Language, t: MailTexts) => ({
  label: t("mail.link.lottery"),
  url: `${settings.publicUrl}/events/${eventId}/lottery?lang=${language}`,
});

/** Places are of use until the end, hopes of one until the start; a refusal is told at any time, also of a cancelled event. */
function isOfUse(
  state: ApplicationState,
  { cancelled_at, start_at, end_at }: Pick<EventRow, "cancelled_at" | "start_at" | "end_at">,
  now: Date,
): boolean {
  if (state === "declined") return true;
  return !cancelled_at && !(isComing(state) ? hasEnded({ start_at, end_at }, now) : hasBegun(start_at, now));
}
