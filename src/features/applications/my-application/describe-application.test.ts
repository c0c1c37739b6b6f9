import { expect, it } from "vitest";
import { messages as own } from "../../../../locales/en/own.json?lingui";
import { messages as everywhere } from "../../../../locales/en/public.json?lingui";
import { activeStates, applicationStates } from "../../../shared/application-states.ts";
import { openTexts } from "../../../shared/languages/catalogues/catalogues.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { Application, Event } from "../../events/events.contract.ts";
import { describeApplication, outcomeOfApplying } from "./describe-application.ts";

const now = new Date("2026-11-20T12:00:00+09:00");
const at = (time: string) => `2026-11-${time}:00.000+09:00`;
const event = {
  is_published: true,
  cancelled_at: null,
  start_at: at("27T18:00"),
  apply_due: null,
  recieption_start_at: null,
  is_created_by_hf: false,
  is_full: true,
  has_waiting_list: true,
  selection: "first_come",
  max_participant_num: 10,
  applications_count: 10,
  promote_until: null,
  lottery_at: null,
  lottery_drawn_at: null,
} as unknown as Event;
const application = {
  state: "waiting",
  position: 3,
  offer_expires_at: null,
  promoted_at: null,
  asks_before_promotion: false,
  cancel_reason: null,
  decided_at: null,
} as unknown as Application;

function said(mine: Partial<Application>, ofEvent: Partial<Event> = {}, moment = now) {
  const texts = openTexts("en", { ...everywhere(), ...own() });
  const described = {
    application: { ...application, ...mine },
    event: { ...event, ...ofEvent },
    now: moment,
  };
  const { state, next } = describeApplication((key, values) => texts._(key, values), "en", described);
  return next ? `${state} / ${next}` : state;
}

it("somebody who waits reads their number, and whether a seat will be given or offered to them", () => {
  expect(said({})).toMatch(
    /number 3 on the waiting list \/ As soon as a seat falls free .* booked for you at once/,
  );
  expect(said({}, { promote_until: at("25T18:00") })).toContain("Until Wed, Nov 25, 18:00,");
  expect(said({}, { promote_until: at("19T18:00") })).toMatch(/we offer you the seat .* at least 12 hours/);
  expect(said({ asks_before_promotion: true })).toMatch(/we offer you the seat/);
  expect(said({ position: 1 })).toMatch(
    /^You are number 1 on the waiting list: the next free seat is for you/,
  );
  expect(said({}, {}, new Date(at("28T18:00")))).toContain("No seat was given to you before the start.");
});

it("an offer tells until when it stands, in hours too, and that it is over once it is", () => {
  const until = (offer_expires_at: string) => said({ state: "offered", offer_expires_at });
  expect(until(at("20T15:30"))).toMatch(/until Fri, Nov 20, 15:30 \/ 3 hours are left\./);
  expect(until(at("20T13:00"))).toContain("1 hour is left.");
  expect(until(at("20T12:59"))).toContain("Less than an hour is left.");
  expect(until(at("20T12:00"))).toContain("Less than an hour is left.");
  expect(until(at("20T11:59"))).toContain("The time to accept it is over.");
});

it("somebody in a draw reads when it is held", () => {
  const drawn = { selection: "lottery" as const, lottery_at: at("25T12:00") };
  expect(said({ state: "entered" }, drawn)).toContain("Seats are drawn on Wed, Nov 25, 12:00");
});

it("whom the organizer has declined is not told to apply again, and whom the draw has left out is", () => {
  expect(said({ state: "declined", decided_at: at("20T11:00") })).toBe("You did not get a seat this time");
  expect(said({ state: "declined" })).toBe(
    "You were not drawn this time / You can join the waiting list, at its end.",
  );
});

it("after the end of an application one reads what can still be done, while something can", () => {
  const ended = { state: "cancelled" as const };
  expect(said(ended, { is_full: false, applications_count: 9 })).toBe(
    "You cancelled your application / You can apply again.",
  );
  expect(said(ended)).toContain("You can join the waiting list, at its end.");
  expect(said(ended, { apply_due: at("19T18:00") })).toBe("You cancelled your application");
  expect(said({ ...ended, cancel_reason: "expired" })).toBe(
    "The time to accept your seat ran out, and it went to the next person / You can join the waiting list, at its end.",
  );
});

it("of a cancelled event nothing else is said", () => {
  expect(said({ state: "offered" }, { cancelled_at: at("20T11:00") })).toBe("This event was cancelled.");
});

it("a place at an event that is over is told as past", () => {
  expect(said({ state: "confirmed" })).toBe("You are going");
  expect(said({ state: "confirmed" }, { end_at: at("27T20:00") }, new Date(at("27T20:01")))).toBe(
    "You had a seat",
  );
});

it("applying leads to a sentence for each state that lasts, and to none for those that have ended", () => {
  const texts = openTexts("en", { ...everywhere(), ...own() });
  const t: Texts = (key, values) => texts._(key, values);
  const sentences = applicationStates.map((state) => outcomeOfApplying(t, state, state));
  const lasting = applicationStates.filter((_, place) => sentences[place] !== null);
  expect(lasting).toEqual(activeStates);
  expect(new Set(sentences.filter(Boolean)).size).toBe(activeStates.length);
  expect(outcomeOfApplying(t, "waiting", "too_late")).toContain("last seat went");
});
