import { Badge } from "../../../ui/base/badge.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { type AvailabilityFacts, deadlineNearDays } from "../availability/availability-facts.ts";
import { applyState } from "../availability/event-availability.ts";
import { fewPlaces } from "./card-data.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface EventUrgencyProps {
  availability: AvailabilityFacts;
  /** In milliseconds. */
  now: number;
  /** The reader has a place. */
  isGoing?: boolean;
}

/** The badges of a card: cancelled, full, few seats, a deadline that is near. */
export function EventUrgency({ availability, now, isGoing }: EventUrgencyProps) {
  const t = useTexts();
  const state = applyState(availability, new Date(now));
  if (state === "cancelled") return <Badge tone="now">{t("event.cancelled")}</Badge>;
  if (state === "started" || isGoing) return null;
  if (state === "closed") return <Badge>{t("event.closed")}</Badge>;
  if (state === "full") return <Badge>{t("event.full")}</Badge>;
  const { applyDueAt, placesLeft } = availability;
  const days = applyDueAt && Math.floor((applyDueAt.getTime() - now) / dayMs);
  return (
    <>
      {state === "open" && placesLeft <= fewPlaces && (
        <Badge tone="now">{t("event.seats_left", { count: placesLeft })}</Badge>
      )}
      {days !== null && days < deadlineNearDays && (
        <Badge tone="now">{t("event.due_in_days", { count: days })}</Badge>
      )}
    </>
  );
}
