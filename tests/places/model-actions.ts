import { decide } from "./model-decisions.ts";
import { beginHold, endHold } from "./model-holds.ts";
import {
  type Action,
  fill,
  hasBegun,
  isFree,
  isOnHold,
  isOut,
  isPublic,
  leaveQueue,
  type Model,
  personOf,
  signedOut,
  tell,
} from "./places-model.ts";

/** Does the action; answers "done", or the field and the problem of the refusal. */
export function doAction(model: Model, action: Action): string {
  switch (action.kind) {
    case "apply":
      return apply(model, action.person, action.asks);
    case "cancel":
      return cancel(model, action.person);
    case "accept_offer":
      return acceptOffer(model, action.person);
    case "decide":
      return decide(model, action.decision, action.people);
    case "delete_account":
      return deleteAccount(model, action.person);
    case "cancel_event":
      return cancelEvent(model);
    case "set_places":
      model.event.places = action.places;
      break;
    case "set_waiting_list":
      model.event.hasWaitingList = action.isOn;
      break;
    case "publish":
      if (action.isPublished && !model.event.isPublished && isOnHold(model.event)) {
        return model.event.suspendedSince === null ? "event is_on_hold" : "organization is_suspended";
      }
      model.event.isPublished = action.isPublished;
      break;
    case "hold":
      return beginHold(model, "heldSince");
    case "suspend":
      return beginHold(model, "suspendedSince");
    case "release":
      return endHold(model, "heldSince");
    case "restore":
      return endHold(model, "suspendedSince");
  }
  return fill(model);
}

function apply(model: Model, who: number, asks: boolean | undefined): string {
  const { event, now } = model;
  const person = personOf(model, who);
  if (!isPublic(event)) return "event not_found";
  if (person.isDeleted) return signedOut;
  if (!isOut(person)) {
    if (!event.isCancelled && !hasBegun(model)) person.asks = asks ?? person.asks;
    return "done";
  }
  if (event.isCancelled) return "event is_cancelled";
  if (hasBegun(model)) return "start_at has_passed";
  if (event.applyDue !== null && now > event.applyDue) return "apply_due has_passed";
  const isDecidedLater = event.selection === "approval" || (event.selection === "lottery" && !event.isDrawn);
  if (!isDecidedLater && !isFree(model) && !event.hasWaitingList) return "event full";
  if (person.state === "declined" && person.isDecided) return "event does_not_accept";
  person.isDecided = false;
  person.asks = asks ?? false;
  if (event.selection === "approval") return tell(person, "under_review", "under_review");
  if (isDecidedLater) return tell(person, "entered", "entered");
  if (isFree(model)) return tell(person, "confirmed", "confirmed");
  model.queue.push(who);
  return tell(person, "waiting", "queued");
}

function cancel(model: Model, who: number): string {
  const person = personOf(model, who);
  if (person.state === null) return `${isPublic(model.event) ? "application" : "event"} not_found`;
  if (person.isDeleted) return signedOut;
  if (isOut(person)) return "done";
  if (hasBegun(model)) return "start_at has_passed";
  leaveQueue(model, who);
  tell(person, "cancelled", "cancelled");
  return fill(model);
}

function acceptOffer(model: Model, who: number): string {
  const person = personOf(model, who);
  if (isOnHold(model.event)) return "event not_found";
  if (person.state === null) return "offer not_found";
  if (person.isDeleted) return signedOut;
  if (person.state === "confirmed") return "done";
  if (person.offerEnd === null) return "offer not_found";
  if (model.event.isCancelled) return "event is_cancelled";
  if (person.state !== "offered" || model.now > person.offerEnd) return "offer has_expired";
  return tell(person, "confirmed", "confirmed");
}

function deleteAccount(model: Model, who: number): string {
  const person = personOf(model, who);
  if (person.isDeleted) return signedOut;
  leaveQueue(model, who);
  if (person.state !== null && person.state !== "cancelled") {
    person.state = "cancelled";
    person.reason = "self";
  }
  person.isDeleted = true;
  person.notifyAt = null;
  return fill(model);
}

function cancelEvent(model: Model): string {
  if (model.event.isCancelled) return "done";
  if (hasBegun(model)) return "start_at has_passed";
  model.event.isCancelled = true;
  return "done";
}
