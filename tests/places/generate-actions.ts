import type { Action, Model, ModelEvent } from "./places-model.ts";

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

const hour = 60 * 60_000;
export const oneOf = <Value>(random: Random, values: readonly Value[]) =>
  values[Math.floor(random() * values.length)] as Value;

/** Few places for the people there are, and moments that come while the actions go on. */
export function generateEvent(random: Random, now: number): ModelEvent {
  const selection = oneOf(random, ["first_come", "first_come", "approval", "lottery"] as const);
  const start = now + Math.floor(20 + random() * 80) * hour;
  const before = (share: number) => now + Math.floor(((start - now) * random() * share) / hour) * hour;
  const applyDue = selection === "lottery" || random() < 0.3 ? before(0.5) : null;
  return {
    selection,
    hasWaitingList: random() < 0.75,
    places: oneOf(random, [1, 2, 3]),
    promoteUntil: random() < 0.7 ? before(1) : null,
    lotteryAt: selection === "lottery" ? Math.max(before(0.9), applyDue ?? 0) : null,
    isDrawn: false,
    applyDue: selection === "lottery" && random() < 0.5 ? null : applyDue,
    start,
    isPublished: true,
    isCancelled: false,
    heldSince: null,
    suspendedSince: null,
  };
}

/** More often what people do than what seldom happens; of the organizer's decisions all that there are. */
export function generateAction(random: Random, { people, event }: Model): Action {
  const anybody = () => Math.floor(random() * people.length);
  const somebody = (state: string) => {
    const those = people.flatMap((person, who) => (person.state === state ? [who] : []));
    return those.length > 0 ? oneOf(random, those) : anybody();
  };
  if (event.heldSince !== null && random() < 0.2) return { kind: "release" };
  if (event.suspendedSince !== null && random() < 0.2) return { kind: "restore" };
  // An offer that stands still is what is easiest to get wrong.
  if (people.some(({ state }) => state === "offered") && random() < 0.1) {
    return { kind: oneOf(random, ["hold", "suspend"] as const) };
  }
  const chance = random();
  if (chance < 0.4) return { kind: "apply", person: anybody() };
  if (chance < 0.46) return { kind: "apply", person: somebody("waiting"), asks: random() < 0.6 };
  if (chance < 0.6)
    return { kind: "cancel", person: somebody(oneOf(random, ["confirmed", "waiting", "offered"])) };
  if (chance < 0.7) return { kind: "accept_offer", person: somebody("offered") };
  if (chance < 0.86) return decision(random, event.selection, somebody, anybody);
  if (chance < 0.9) return { kind: "set_places", places: oneOf(random, [1, 2, 3, 4]) };
  if (chance < 0.91) return { kind: "set_waiting_list", isOn: random() < 0.6 };
  if (chance < 0.935) return { kind: "publish", isPublished: random() < 0.7 };
  if (chance < 0.965) return holdOrRelease(random, event);
  if (chance < 0.98) return { kind: "accept_offer", person: anybody() };
  return random() < 0.8 ? { kind: "delete_account", person: anybody() } : { kind: "cancel_event" };
}

/** Mostly what changes something: else a hold would last to the end. */
function holdOrRelease(random: Random, { heldSince, suspendedSince }: ModelEvent): Action {
  const isTurned = random() < 0.9;
  return random() < 0.5
    ? { kind: (heldSince === null) === isTurned ? "hold" : "release" }
    : { kind: (suspendedSince === null) === isTurned ? "suspend" : "restore" };
}

function decision(
  random: Random,
  selection: ModelEvent["selection"],
  somebody: (state: string) => number,
  anybody: () => number,
): Action {
  const chosen = oneOf(random, ["accept", "accept", "decline", "reset"] as const);
  const from =
    chosen === "accept" && selection === "approval"
      ? "under_review"
      : oneOf(random, ["declined", "confirmed"]);
  const people = new Set([somebody(from), ...(random() < 0.4 ? [anybody(), anybody()] : [])]);
  return { kind: "decide", decision: chosen, people: [...people] };
}
