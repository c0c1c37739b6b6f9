import type { ApplicationState } from "../../src/shared/application-states.ts";
import {
  fill,
  hasBegun,
  isFree,
  leaveQueue,
  type Model,
  type ModelPerson,
  personOf,
  tell,
} from "./places-model.ts";

const notifyAfter = 10 * 60_000;

/** Refusals of single people are joined behind those that are done. */
export function decide(model: Model, decision: "accept" | "decline" | "reset", people: number[]): string {
  if (model.event.isCancelled) return "event is_cancelled";
  if (hasBegun(model)) return "event has_begun";
  const outcomes = people.map((who) => decideOne(model, decision, who));
  fill(model);
  return outcomes.join(",");
}

function decideOne(model: Model, decision: "accept" | "decline" | "reset", who: number): string {
  const { event } = model;
  const person = personOf(model, who);
  const { state } = person;
  if (state === null || person.isDeleted) return "user not_found";
  const isReviewed = event.selection === "approval";
  if (decision === "decline") {
    if (state === "declined") return "done";
    if (state === "cancelled") return "state not_open_to_this";
    leaveQueue(model, who);
    return decided(model, person, "declined");
  }
  if (decision === "reset") {
    if (!isReviewed) return "state not_open_to_this";
    if (state === "under_review") return "done";
    if (state === "cancelled") return "state not_open_to_this";
    leaveQueue(model, who);
    return decided(model, person, "under_review");
  }
  if (state === "confirmed") return "done";
  if (state !== "under_review" && state !== "declined") return "state not_open_to_this";
  if (isFree(model)) return decided(model, person, "confirmed");
  if (!isReviewed || !event.hasWaitingList) return "event full";
  model.queue.push(who);
  return decided(model, person, "waiting");
}

function decided({ now, event }: Model, person: ModelPerson, state: ApplicationState): string {
  person.state = state;
  person.reason = null;
  person.isDecided = true;
  const later = now + notifyAfter;
  person.notifyAt = state === person.told ? null : later > event.start ? now : later;
  return "done";
}

const newsOfDecision: Partial<Record<ApplicationState, string>> = {
  confirmed: "accepted",
  waiting: "accepted_waiting",
  declined: "declined",
  under_review: "reviewed_again",
};

export function notifyDecision(person: ModelPerson): void {
  tell(person, person.state as ApplicationState, newsOfDecision[person.state as ApplicationState] ?? null);
}
