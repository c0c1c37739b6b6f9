import type { MailTexts } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { applicationsOpenAt } from "../availability/availability-facts.ts";
import type { EventRow } from "../event-rows.server.ts";

type Places = Pick<
  EventRow,
  | "selection"
  | "has_waiting_list"
  | "lottery_at"
  | "lottery_drawn_at"
  | "priority_until_at"
  | "reception_start_at"
  | "start_at"
  | "cancelled_at"
  | "is_created_by_hf"
>;

/**
 * How an event gives its places, as far as it is not simply to who comes first, and when who may apply: sentences for calendars and
 * feeds. They tell neither numbers nor whether a moment has passed, so that a file stays the same until the event is changed.
 */
export function placesFacts(event: Places, t: MailTexts, language: Language): string[] {
  if (event.cancelled_at || event.is_created_by_hf) return [];
  const { reception_start_at: receptionStartAt, start_at: startAt, lottery_at, priority_until_at } = event;
  const opensAt = applicationsOpenAt({ receptionStartAt, startAt });
  const isToBeDrawn = event.selection === "lottery" && lottery_at !== null && !event.lottery_drawn_at;
  // Beside the event's own date; only the year of another one is named.
  const at = (moment: Date) => ({ time: withoutRuby(displayDayTime(moment, language, startAt)) });
  return [
    ...(opensAt ? [t("mail.places.opens_at", at(opensAt))] : []),
    ...(priority_until_at ? [t("mail.places.priority", at(priority_until_at))] : []),
    ...(event.selection === "approval" ? [t("mail.places.approval")] : []),
    ...(isToBeDrawn ? [t("mail.places.lottery", at(lottery_at))] : []),
    ...(event.has_waiting_list ? [t("mail.places.waiting_list")] : []),
  ];
}
