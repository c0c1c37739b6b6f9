import { displayDayTime } from "../../../shared/display-day.ts";
import type { Language } from "../../../shared/languages.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import { factsOfEvent } from "../availability/availability-facts.ts";
import { applyingLeadsTo } from "../availability/event-availability.ts";
import { promotionOfEvent, promotionTerms } from "../availability/promotion-terms.ts";
import type { Event } from "../events.contract.ts";

/** A sentence on how somebody who applies at the moment gets a place; null where they have it at once. */
export function applyingMeans(event: Event, t: Texts, language: Language, now: Date): string | null {
  const leadsTo = applyingLeadsTo(factsOfEvent(event));
  if (leadsTo === "place") return null;
  const moment = leadsTo === "waiting_list" ? event.promote_until : event.lottery_at;
  return t(`apply.means.${leadsTo}`, {
    count: event.waiting_count,
    terms: promotionTerms(promotionOfEvent(event), false, now),
    time: moment ? displayDayTime(new Date(moment), language, now) : "",
  });
}
