import type { ApplicationState, CancelReason } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import type { BadgeTone } from "../../../ui/base/badge.tsx";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { Application } from "../../events/events.contract.ts";
import {
  applyingOutcome,
  applyState,
  factsOfEvent,
  hasBegun,
  hasEnded,
  type PageEvent,
  promotionOfEvent,
  promotionTerms,
  timesOf,
} from "../../events/events.public.ts";
import { isDeclinedByOrganizer } from "../actions/is-declined-by-organizer.ts";
import { isOfferOver } from "../actions/is-offer-over.ts";

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
  event: PageEvent;
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
        state: t(endedTexts[application.cancel_reason ?? "self"]),
        tone: "quiet",
        next: nextAfterwards(t, event, now),
      };
  }
}

/** An event that is called off is told before. */
const endedTexts = {
  self: "own.state.cancelled",
  event: "own.state.cancelled",
  expired: "own.state.offer_expired",
  organizer: "own.state.cancelled_by_organizer",
} as const satisfies Record<CancelReason, string>;

const afterApplying = {
  confirmed: "apply.done.applied",
  waiting: "apply.done.waiting",
  offered: "apply.done.offered",
  under_review: "apply.done.under_review",
  entered: "apply.done.entered",
  declined: null,
  cancelled: null,
} as const satisfies Record<ApplicationState, string | null>;

/**
 * What has come of applying; null where it has ended again.
 * @param outcome `too_late` where the last place went to somebody else meanwhile
 */
export function outcomeOfApplying(t: Texts, state: ApplicationState, outcome: string): string | null {
  if (state === "waiting" && outcome === "too_late") return t("apply.done.too_late");
  const sentence = afterApplying[state];
  return sentence && t(sentence);
}

const nextOfTerms = {
  given: "own.next.waiting",
  given_until: "own.next.waiting_until",
  offered: "own.next.waiting_asked",
} as const;

function nextOfWaiting(
  t: Texts,
  { asks_before_promotion: asksFirst }: Application,
  event: PageEvent,
  { now, timeOf }: { now: Date; timeOf: (time: string | null) => string },
): string {
  const terms = promotionTerms(promotionOfEvent(event), asksFirst, now);
  return t(nextOfTerms[terms], { time: timeOf(event.promote_until) });
}

function nextOfOffered(t: Texts, { offer_expires_at }: Application, now: Date): string {
  const end = new Date(offer_expires_at ?? now);
  if (isOfferOver(end, now)) return t("own.next.offer_over");
  return t("own.next.offered", { hours: Math.floor((end.getTime() - now.getTime()) / hourMs) });
}

function nextAfterwards(t: Texts, event: PageEvent, now: Date): string | null {
  const facts = factsOfEvent(event);
  if (applyState(facts, now) !== "open") return null;
  return t(applyingOutcome(facts) === "waiting_list" ? "own.next.again_waiting" : "own.next.again");
}
