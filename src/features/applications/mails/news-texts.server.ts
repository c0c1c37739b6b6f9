import type { MailTexts } from "../../../platform/mail/mail-texts.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { formatMoment } from "../../events/events.server.ts";
import type { ApplicationMailTexts, Told } from "./application-mail.server.ts";
import type { StateNews } from "./state-news.ts";

/** The words of each kind of news, with the moment that the reader has to know and the organizer's own words. */
export function newsTexts(
  t: MailTexts,
  news: StateNews,
  { event, application, names }: Told,
  language: Language,
): ApplicationMailTexts {
  const moment = news === "offered" ? application.offer_expires_at : event.lottery_at;
  const values = { ...names, time: moment ? formatMoment(moment, language) : "" };
  return {
    subject: t(`mail.application_news.${news}.subject`, values),
    paragraphs: [
      t(`mail.application_news.${news}.body`, values),
      ...(isDecision(news) && application.decision_message ? [application.decision_message] : []),
    ],
  };
}

const isDecision = (news: StateNews) =>
  ["accepted", "accepted_waiting", "declined", "reviewed_again"].includes(news);
