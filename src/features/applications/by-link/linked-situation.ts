import type { ApplicationState } from "../../../shared/application-states.ts";
import { hasBegun } from "../../events/events.public.ts";
import { isOfferOver } from "../actions/is-offer-over.ts";
import type { LinkedApplication } from "./application-links.contract.ts";

/** Sentence about an application for who opens the link of a mail; an event that is called off or has begun comes before the state. */
export type LinkedSituation = ApplicationState | "called_off" | "begun" | "offer_over" | "offer_expired";

interface Seen {
  application: Pick<LinkedApplication["application"], "state" | "offer_expires_at" | "cancel_reason">;
  event: Pick<LinkedApplication["event"], "cancelled_at" | "start_at">;
}

export function linkedSituation({ application, event }: Seen, now: Date): LinkedSituation {
  if (event.cancelled_at) return "called_off";
  if (hasBegun(new Date(event.start_at), now)) return "begun";
  const { state, offer_expires_at: end, cancel_reason: reason } = application;
  if (reason === "expired") return "offer_expired";
  return state === "offered" && end && isOfferOver(new Date(end), now) ? "offer_over" : state;
}
