import { displayDateTime } from "../../../shared/tokyo-time.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { deadlineNearDays } from "../availability/availability-facts.ts";
import { applyingLeadsTo, applyState } from "../availability/event-availability.ts";
import { type CardData, fewPlaces } from "./card-data.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface EventUrgencyProps {
  event: Pick<CardData, "availability" | "lotteryAt" | "priorityUntil" | "waitingCount">;
  /** In milliseconds. */
  now: number;
  /** The reader has a place. */
  isGoing?: boolean;
}

/** The badges of a card: cancelled, full, few seats, another way to a seat than applying, a deadline that is near. */
export function EventUrgency({ event, now, isGoing }: EventUrgencyProps) {
  const t = useTexts();
  const language = useLanguage();
  const { availability, priorityUntil } = event;
  const state = applyState(availability, new Date(now));
  if (state === "cancelled") return <Badge tone="now">{t("event.cancelled")}</Badge>;
  if (state === "started" || isGoing) return null;
  if (state === "closed") return <Badge>{t("event.closed")}</Badge>;
  if (state === "full") return <Badge>{t("event.full")}</Badge>;
  const { applyDueAt, placesLeft } = availability;
  const leadsTo = applyingLeadsTo(availability);
  const timeOf = (moment: string | null) => moment && displayDateTime(new Date(moment), language);
  const days = applyDueAt && Math.floor((applyDueAt.getTime() - now) / dayMs);
  return (
    <>
      {leadsTo !== "place" && state !== "elsewhere" && (
        <Badge tone="info">
          {t(`event.card.${leadsTo}`, { count: event.waitingCount, time: timeOf(event.lotteryAt) ?? "" })}
        </Badge>
      )}
      {priorityUntil && Date.parse(priorityUntil) > now && state !== "elsewhere" && (
        <Badge tone="now">{t("event.card.priority", { time: timeOf(priorityUntil) ?? "" })}</Badge>
      )}
      {state === "open" && leadsTo === "place" && placesLeft <= fewPlaces && (
        <Badge tone="now">{t("event.seats_left", { count: placesLeft })}</Badge>
      )}
      {days !== null && days < deadlineNearDays && (
        <Badge tone="now">{t("event.due_in_days", { count: days })}</Badge>
      )}
    </>
  );
}
