import { displayDayTime } from "../../../shared/display-day.ts";
import type { Language } from "../../../shared/languages.ts";
import type { BadgeTone } from "../../../ui/base/badge.tsx";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { Application, Event } from "../../events/events.contract.ts";
import {
  applyingLeadsTo,
  applyState,
  factsOfEvent,
  hasBegun,
  hasEnded,
  promotionOfEvent,
  promotionTerms,
  timesOf,
} from "../../events/events.public.ts";
import { isDeclinedByOrganizer } from "../actions/is-declined-by-organizer.ts";

const hourMs = 60 * 60 * 1000;

/** An application in words for the applicant. */
export interface ApplicationWords {
  state: string;
  /** For the badge in which the state stands. */
  tone: BadgeTone;
  /** The next step, or the one that is still possible; null where there is nothing to say. */
  next: string | null;
}

export interface DescribedApplication {
  application: Application;
  event: Event;
  now: Date;
}

/** Says how an application stands and what comes next. Its texts are fetched with the parts for signed-in people. */
export function describeApplication(
  t: Texts,
  language: Language,
  { application, event, now }: DescribedApplication,
): ApplicationWords {
  if (event.cancelled_at) return { state: t("apply.why.cancelled"), tone: "now", next: null };
  const timeOf = (time: string | null) => (time ? displayDayTime(new Date(time), language, now) : "");
  const isOver = hasBegun(new Date(event.start_at), now);
  switch (application.state) {
    case "confirmed":
      return hasEnded(timesOf(event), now)
        ? { state: t("own.state.was_confirmed"), tone: "quiet", next: null }
        : { state: t("own.state.confirmed"), tone: "good", next: null };
    case "waiting":
      return {
        state: t("own.state.waiting", { position: application.position ?? 1 }),
        tone: "info",
        next: isOver ? t("own.next.started") : nextOfWaiting(t, application, event, { now, timeOf }),
      };
    case "offered":
      return {
        state: t("own.state.offered", { time: timeOf(application.offer_expires_at) }),
        tone: "now",
        next: nextOfOffered(t, application, now),
      };
    case "under_review":
      return {
        state: t("own.state.under_review"),
        tone: "info",
        next: t(isOver ? "own.next.started" : "own.next.under_review"),
      };
    case "entered":
      return {
        state: t("own.state.entered"),
        tone: "info",
        next: isOver ? t("own.next.started") : t("own.next.entered", { time: timeOf(event.lottery_at) }),
      };
    case "declined":
      return isDeclinedByOrganizer(application)
        ? { state: t("own.state.declined"), tone: "quiet", next: null }
        : { state: t("own.state.not_drawn"), tone: "quiet", next: nextAfterwards(t, event, now) };
    case "cancelled":
      return {
        state: t(application.cancel_reason === "expired" ? "own.state.offer_expired" : "own.state.cancelled"),
        tone: "quiet",
        next: nextAfterwards(t, event, now),
      };
  }
}

const nextOfTerms = {
  given: "own.next.waiting",
  given_until: "own.next.waiting_until",
  offered: "own.next.waiting_asked",
} as const;

function nextOfWaiting(
  t: Texts,
  { asks_before_promotion: asksFirst }: Application,
  event: Event,
  { now, timeOf }: { now: Date; timeOf: (time: string | null) => string },
): string {
  const terms = promotionTerms(promotionOfEvent(event), asksFirst, now);
  return t(nextOfTerms[terms], { time: timeOf(event.promote_until) });
}

function nextOfOffered(t: Texts, { offer_expires_at }: Application, now: Date): string {
  const left = offer_expires_at ? Date.parse(offer_expires_at) - now.getTime() : 0;
  return left < 0 ? t("own.next.offer_over") : t("own.next.offered", { hours: Math.floor(left / hourMs) });
}

function nextAfterwards(t: Texts, event: Event, now: Date): string | null {
  const facts = factsOfEvent(event);
  if (applyState(facts, now) !== "open") return null;
  return t(applyingLeadsTo(facts) === "waiting_list" ? "own.next.again_waiting" : "own.next.again");
}
