import type { Platform } from "../../../platform/platform.ts";
import { languageIds, writtenLanguages } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { LanguageText } from "../../event-mail/event-mail.contract.ts";
import { eventMailContent } from "../../events/events.server.ts";
import { defaultAfterMailText } from "./after-mail-texts.server.ts";
import { usualSendTime } from "./after-mail-time.server.ts";
import type { AfterMailKind, AfterMails } from "./after-mails.contract.ts";
import {
  type AfterMailSettings,
  findAfterMailDeliveries,
  findAfterMailFacts,
  findAfterMailSettings,
} from "./find-after-mails.server.ts";

function skipReasonOf({ skipped_at, skip_reason }: AfterMailSettings): AfterMails["skip_reason"] {
  if (!skipped_at) return null;
  return skip_reason === "on_hold" ? "on_hold" : "nobody_came";
}

/** The mails after an event as its managers see them. Throws `notFound`. */
export async function presentAfterMails(platform: Platform, eventId: number): Promise<AfterMails> {
  const { db } = platform;
  const [settings, facts, deliveries] = await Promise.all([
    findAfterMailSettings(db, eventId),
    findAfterMailFacts(db, eventId),
    findAfterMailDeliveries(db, eventId),
  ]);
  const time = (moment: Date | null) => moment && toWireTime(moment);
  return {
    event_id: eventId,
    send_at: time(settings.send_at),
    usual_send_at: toWireTime(usualSendTime(facts)),
    sent_at: time(settings.sent_at),
    skipped_at: time(settings.skipped_at),
    skip_reason: skipReasonOf(settings),
    thanks: {
      is_on: settings.is_thanks_on,
      texts: settings.thanks_texts,
      default_texts: await defaultTexts(platform, "thanks", eventId),
      delivery: deliveries.thanks,
    },
    missed: {
      is_on: settings.is_missed_on,
      texts: settings.missed_texts,
      default_texts: await defaultTexts(platform, "missed", eventId),
      delivery: deliveries.missed,
    },
    attended: facts.attended,
    absent: facts.absent,
    lock_version: settings.lock_version,
  };
}

async function defaultTexts(
  platform: Platform,
  kind: AfterMailKind,
  eventId: number,
): Promise<LanguageText[]> {
  const texts: LanguageText[] = [];
  for (const language of writtenLanguages) {
    const parts = await eventMailContent(platform, eventId, language);
    if (!parts) continue;
    const { title, body } = defaultAfterMailText(kind, parts, language);
    texts.push({ language_id: languageIds[language], title, custom_body: body });
  }
  return texts;
}
