import type { Language } from "../../../shared/languages/languages.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import { factsOfEvent } from "../availability/availability-facts.ts";
import { applyingOutcome } from "../availability/event-availability.ts";
import { promotionOfEvent, promotionTerms } from "../places/promotion-terms.ts";
import type { PageEvent } from "./sparse-event.ts";

/** A sentence on how somebody who applies at the moment gets a place; null where they have it at once. */
export function describeApplying(event: PageEvent, t: Texts, language: Language, now: Date): string | null {
  const outcome = applyingOutcome(factsOfEvent(event));
  if (outcome === "place") return null;
  const moment = outcome === "waiting_list" ? event.promote_until : event.lottery_at;
  return t(`apply.means.${outcome}`, {
    count: event.waiting_count,
    terms: promotionTerms(promotionOfEvent(event), false, now),
    time: moment ? displayDayTime(new Date(moment), language, now) : "",
  });
}
