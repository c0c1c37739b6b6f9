import type { ApplicationState } from "../../src/shared/application-states.ts";

/**
 * How an event gives its places, as simply as it can be said: one thing after the other, in memory. Written of the rules alone, it
 * shares nothing with the program but the names of the states.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface ModelEvent {
  selection: "first_come" | "approval" | "lottery";
  hasWaitingList: boolean;
  places: number;
  promoteUntil: number | null;
  lotteryAt: number | null;
  isDrawn: boolean;
  applyDue: number | null;
  start: number;
  /** While it is on hold: what it will be after that. */
  isPublished: boolean;
  isCancelled: boolean;
  heldSince: number | null;
  suspendedSince: number | null;
}

export interface ModelPerson {
  state: ApplicationState | null;
  /** The state that the last mail told of. */
  told: ApplicationState | null;
  notifyAt: number | null;
  /** Of the last offer. */
  offerEnd: number | null;
  isDecided: boolean;
  /** A place that falls free is offered to them, never given. */
  asks: boolean;
  /** Why the application is cancelled; null while it is not. */
  reason: "self" | "expired" | null;
  isDeleted: boolean;
  /** The news that mails told, in their order. */
  mails: string[];
}

export interface Model {
  now: number;
  event: ModelEvent;
  people: ModelPerson[];
  /** Places of people in `people`, the next one first. */
  queue: number[];
}

export type Action =
  | { kind: "apply"; person: number; asks?: boolean }
  | { kind: "cancel" | "accept_offer" | "delete_account"; person: number }
  | { kind: "decide"; decision: "accept" | "decline" | "reset"; people: number[] }
  | { kind: "set_places"; places: number }
  | { kind: "set_waiting_list"; isOn: boolean }
  | { kind: "publish"; isPublished: boolean }
  | { kind: "hold" | "release" | "suspend" | "restore" }
  | { kind: "cancel_event" };

export const newModel = (event: ModelEvent, people: number, now: number): Model => ({
  now,
  event,
  queue: [],
  people: Array.from({ length: people }, () => ({
    state: null,
    told: null,
    notifyAt: null,
    offerEnd: null,
    isDecided: false,
    asks: false,
    reason: null,
    isDeleted: false,
    mails: [],
  })),
});

export const signedOut = "user must_be_logged_in";

export const holds = ({ state }: ModelPerson) => state === "confirmed" || state === "offered";
export const isOut = ({ state }: ModelPerson) =>
  state === null || state === "cancelled" || state === "declined";
export const placesTaken = ({ people }: Model) => people.filter(holds).length;
export const hasBegun = ({ now, event }: Model) => now > event.start;
export const isFree = (model: Model) => placesTaken(model) < model.event.places && model.queue.length === 0;

export const isOnHold = ({ heldSince, suspendedSince }: ModelEvent) =>
  heldSince !== null || suspendedSince !== null;
export const isPublic = (event: ModelEvent) => event.isPublished && !isOnHold(event);

/** While somebody waits no place stands free, as long as the event is to take place. */
export function fill(model: Model): "done" {
  const { event, now, queue } = model;
  if (!isPublic(event) || event.isCancelled || hasBegun(model)) return "done";
  while (queue.length > 0 && placesTaken(model) < event.places) {
    const person = personOf(model, queue.shift() as number);
    if (!person.asks && now < (event.promoteUntil ?? event.start)) tell(person, "confirmed", "promoted");
    else {
      person.offerEnd = Math.min(outOfNight(now + 12 * hour), event.start);
      tell(person, "offered", "offered");
    }
  }
  return "done";
}

/** Nothing ends from ten in the evening until ten in the morning; Japan's clocks are nine hours ahead, so that is 13:00 to 1:00 UTC. */
function outOfNight(moment: number): number {
  const sinceTen = (((moment - hour) % day) + day) % day;
  return sinceTen < 12 * hour ? moment : moment - sinceTen + day;
}

/** The mail knows whether its reader has the event in the calendar: those who had been told of a place have it. */
export function tell(person: ModelPerson, state: ApplicationState, news: string | null): "done" {
  const hadEntry = person.told === "confirmed";
  person.state = state;
  person.reason = state === "cancelled" ? "self" : null;
  person.told = state;
  person.notifyAt = null;
  if (news) person.mails.push(hadEntry ? `${news} had_entry` : news);
  return "done";
}

export function leaveQueue(model: Model, who: number): void {
  model.queue = model.queue.filter((one) => one !== who);
}

export const personOf = ({ people }: Model, who: number) => people[who] as ModelPerson;
