import { notifyDecision } from "./model-decisions.ts";
import {
  fill,
  hasBegun,
  isOnHold,
  isPublic,
  type Model,
  personOf,
  placesTaken,
  tell,
} from "./places-model.ts";

/**
 * The changes that the clock brings by itself.
 * @param drawn everybody who is entered, in the order of the draw
 */
export function passTime(model: Model, now: number, drawn: (entered: number[]) => number[]): void {
  model.now = now;
  const { event, people } = model;
  if (!event.isCancelled) {
    for (const person of people) {
      if (isOnHold(event)) break;
      if (person.state !== "offered" || person.offerEnd === null || now <= person.offerEnd) continue;
      tell(person, "cancelled", hasBegun(model) ? null : "offer_expired");
      person.reason = "expired";
    }
    fill(model);
    const isDue = event.selection === "lottery" && !event.isDrawn && now >= (event.lotteryAt ?? 0);
    if (isDue && isPublic(event) && !hasBegun(model)) draw(model, drawn);
  }
  for (const person of people) {
    if (person.notifyAt === null || now < person.notifyAt) continue;
    if (event.isCancelled) person.notifyAt = null;
    else notifyDecision(person);
  }
}

function draw(model: Model, drawn: (entered: number[]) => number[]): void {
  model.event.isDrawn = true;
  const entered = model.people.flatMap(({ state }, who) => (state === "entered" ? [who] : []));
  for (const who of drawn(entered)) {
    const person = personOf(model, who);
    if (placesTaken(model) < model.event.places) tell(person, "confirmed", "won");
    else if (model.event.hasWaitingList) {
      model.queue.push(who);
      tell(person, "waiting", "lost_waiting");
    } else tell(person, "declined", "lost");
  }
}
