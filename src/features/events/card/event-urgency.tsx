import { displayDayTime } from "../../../shared/time/display-day.ts";
import { displayTime, tokyoDaysUntil } from "../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { deadlineNearDays } from "../availability/availability-facts.ts";
import { applyingOutcome, applyState } from "../availability/event-availability.ts";
import { type Priority, priorityOfEvent } from "../availability/priority-access.ts";
import { useAdmission } from "../ui/use-admission.ts";
import { type CardData, factsOfCard, fewPlaces } from "./card-data.ts";

/** What a card says of a priority to whom it lets apply now, later, or does not know. */
const priorityTexts = {
  now: "event.card.priority_yours",
  later: "apply.opens_for_you",
  unknown: "event.card.priority",
} as const;

interface EventUrgencyProps {
  event: Pick<CardData, "id" | "startAt" | "facts" | "lotteryAt" | "priority_access" | "waitingCount">;
  /** In milliseconds. */
  now: number;
  /** The reader has a place. */
  isGoing?: boolean;
}

/** The badges of a card: cancelled, full, few seats, another way to a seat than applying, a deadline that is near. */
export function EventUrgency({ event, now, isGoing }: EventUrgencyProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, lotteryAt = null } = event;
  const priority = priorityOfEvent(event);
  const facts = factsOfCard(event);
  const state = applyState(facts, new Date(now));
  if (state === "cancelled") return <Badge tone="now">{t("event.cancelled")}</Badge>;
  if (state === "started" || isGoing) return null;
  if (state === "closed") return <Badge>{t("event.closed")}</Badge>;
  if (state === "full") return <Badge>{t("event.full")}</Badge>;
  const { applyDueAt, placesLeft } = facts;
  const outcome = applyingOutcome(facts);
  const timeOf = (moment: string | null) =>
    moment && displayDayTime(new Date(moment), language, new Date(now));
  const days = applyDueAt && tokyoDaysUntil(applyDueAt, new Date(now));
  return (
    <>
      {outcome !== "place" && state !== "elsewhere" && (
        <Badge tone="info">
          {t(`event.card.${outcome}`, { count: event.waitingCount ?? 0, time: timeOf(lotteryAt) ?? "" })}
        </Badge>
      )}
      {priority && priority.until.getTime() > now && state !== "elsewhere" && (
        <PriorityBadge id={id} priority={priority} now={new Date(now)} />
      )}
      {state === "open" && outcome === "place" && placesLeft <= fewPlaces && (
        <Badge tone="now">{t("event.seats_left", { count: placesLeft })}</Badge>
      )}
      {applyDueAt && days !== null && days < deadlineNearDays && (
        <Badge tone="now">
          {t("event.due_in_days", { count: days, time: displayTime(applyDueAt, language) })}
        </Badge>
      )}
    </>
  );
}

/** The one thing on a card that its reader's profile decides. */
function PriorityBadge({ id, priority, now }: { id: number; priority: Priority; now: Date }) {
  const t = useTexts();
  const time = displayDayTime(priority.until, useLanguage(), now);
  return <Badge tone="now">{t(priorityTexts[useAdmission({ id, priority }, now)], { time })}</Badge>;
}
