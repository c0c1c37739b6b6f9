import type { MailTexts } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import type { ApplicationMailTexts, Told } from "./application-mail.server.ts";
import type { StateNews } from "./state-news.ts";

/** The words of each kind of news, with what the reader has to know of it and the organizer's own words. */
export function newsTexts(
  t: MailTexts,
  { news, hadEntry }: { news: StateNews; hadEntry: boolean },
  { event, application, names }: Told,
  { language, now }: { language: Language; now: Date },
): ApplicationMailTexts {
  const { state, position, decision_message: message } = application;
  const moment = news === "offered" ? application.offer_expires_at : event.lottery_at;
  const time = moment ? displayDayTime(moment, language, now) : "";
  const values = { ...names, time, position: position ?? 0 };
  const isPlaceGone = hadEntry && state !== "confirmed";
  return {
    subject: t(`mail.application_news.${news}.subject`, values),
    paragraphs: [
      t(`mail.application_news.${news}.body`, values),
      ...(position ? [t("mail.application_news.position", { position, before: position - 1 })] : []),
      ...(isPlaceGone ? [t("mail.application_news.entry_removed")] : []),
      ...(state === "confirmed" ? [t("mail.give_on")] : []),
    ],
    ...(isDecision(news) &&
      message && { quotation: { lead: t("mail.application_news.message_of", names), text: message } }),
  };
}

const isDecision = (news: StateNews) =>
  ["accepted", "accepted_waiting", "declined", "reviewed_again", "cancelled_by_organizer"].includes(news);
