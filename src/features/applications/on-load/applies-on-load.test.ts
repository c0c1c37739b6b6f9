import { expect, test } from "vitest";
import { applicationStates } from "../../../shared/application-states.ts";
import { appliesOnLoad, type OnLoadFacts } from "./applies-on-load.ts";

const now = new Date("2026-11-20T12:00:00+09:00");
const [earlier, later] = [new Date(now.getTime() - 1000), new Date(now.getTime() + 1000)];
const nobody = { universityIds: [], departmentCategoryIds: [], occupationIds: [] };
const person = { graduationYear: 2028, universityId: 81, departmentCategoryId: 1, occupationId: 1 };

const plain: OnLoadFacts = {
  event: {
    isPublic: true,
    isCancelled: false,
    startAt: new Date("2026-11-27T18:00:00+09:00"),
    applyDueAt: null,
    receptionStartAt: null,
    isElsewhere: false,
    selection: "first_come",
    hasWaitingList: true,
    isDrawn: false,
    placesLeft: 1,
  },
  asksNothing: true,
  priority: null,
  meetsAffiliation: true,
  person,
  own: null,
  isNewArrival: true,
  isSeen: true,
  pressed: null,
};
type Change = Partial<Omit<OnLoadFacts, "event">> & { event?: Partial<OnLoadFacts["event"]> };
const asked = ({ event, ...more }: Change) =>
  appliesOnLoad({ ...plain, ...more, event: { ...plain.event, ...event } }, now);

test.each<[string, Change]>([
  ["somebody who never applied opens the page of an event with a free place", {}],
  ["the last moment of the deadline", { event: { applyDueAt: now } }],
  ["who may apply first", { priority: { ...nobody, until: later, graduationYears: [2028] } }],
  ["a priority that is over", { priority: { ...nobody, until: now, graduationYears: [2030] } }],
  ["a press for a place that the log-in interrupted", { pressed: "place" }],
  ["a press for a turn in the queue", { pressed: "waiting_list", event: { placesLeft: 0 } }],
  ["a press for a review", { pressed: "review", event: { selection: "approval" } }],
  ["a press for a lot", { pressed: "draw", event: { selection: "lottery" } }],
])("opening the apply page applies: %s", (_name, change) => expect(asked(change)).toBe(true));

test.each<[string, Change]>([
  ["a visitor", { person: null }],
  ["it is not known whether they have applied", { own: undefined }],
  ["the proof of a university is missing", { meetsAffiliation: false }],
  ["there are questions", { asksNothing: false }],
  ["somebody who goes back or reloads", { isNewArrival: false }],
  ["going back after a press", { isNewArrival: false, pressed: "place" }],
  ["a page that nobody sees", { isSeen: false }],
  ["it would queue", { event: { placesLeft: 0 } }],
  ["it would be full", { event: { placesLeft: 0, hasWaitingList: false } }],
  ["it would ask for approval", { event: { selection: "approval" } }],
  ["it would enter a draw", { event: { selection: "lottery" } }],
  ["places left over after a draw", { event: { selection: "lottery", isDrawn: true } }],
  ["the deadline has passed", { event: { applyDueAt: earlier } }],
  ["the event has begun", { event: { startAt: earlier } }],
  ["it is not open yet", { event: { receptionStartAt: later } }],
  ["it is called off", { event: { isCancelled: true } }],
  ["it is hidden", { event: { isPublic: false } }],
  ["the provider's event", { event: { isElsewhere: true } }],
  ["others may apply first", { priority: { ...nobody, until: later, graduationYears: [2030] } }],
  ["the place was taken between press and log-in", { pressed: "place", event: { placesLeft: 0 } }],
  ["a place fell free meanwhile, so that the page has to say so", { pressed: "waiting_list" }],
])("opening the apply page waits for a press: %s", (_name, change) => expect(asked(change)).toBe(false));

test("who has an application there, in whatever state, presses", () => {
  for (const state of applicationStates) {
    expect(asked({ own: { state } })).toBe(false);
    expect(asked({ own: { state }, pressed: "place" })).toBe(false);
  }
});
