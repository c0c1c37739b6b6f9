import type { Language } from "../../../shared/languages.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import { factsOfEvent } from "../availability/availability-facts.ts";
import { applyingLeadsTo } from "../availability/event-availability.ts";
import type { Event } from "../events.contract.ts";
import { formatMoment } from "../format/format-event-time.ts";

/** A sentence on how somebody who applies at the moment gets a place; null where they have it at once. */
export function applyingMeans(event: Event, t: Texts, language: Language): string | null {
  const leadsTo = applyingLeadsTo(factsOfEvent(event));
  if (leadsTo === "place") return null;
  return t(`apply.means.${leadsTo}`, {
    count: event.waiting_count,
    time: event.lottery_at ? formatMoment(new Date(event.lottery_at), language) : "",
  });
}
