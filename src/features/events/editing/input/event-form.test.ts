import { expect, it } from "vitest";
import { type AppError, Problems } from "../../../../shared/app-error.ts";
import type { EventEntry } from "./event-entries.ts";
import { checkEvent, type EventDraft, eventFormOrder } from "./event-form.ts";

const start = new Date("2026-12-01T18:45:00+09:00");
const whole: EventDraft = {
  prefecture_id: 26,
  event_format_id: 1,
  event_purpose_id: 1,
  start_at: start,
  end_at: null,
  max_participant_num: 40,
  is_online: false,
  spokenLanguageIds: [1],
};
function wrong(draft: Partial<EventDraft>, ...texts: Partial<EventEntry>[]) {
  const problems = new Problems();
  const entries = texts.map((text) => ({ title: "Tea", place_name: "Hall", ...text }) as EventEntry);
  checkEvent({ ...whole, ...draft }, entries, problems);
  try {
    problems.throwIfAny(eventFormOrder);
    return [];
  } catch (error) {
    return Object.entries((error as AppError).fields).map(([field, [first]]) => `${field} ${first?.code}`);
  }
}

it("an event needs what its form asks for, told in the form's order", () => {
  expect(wrong({}, {})).toEqual([]);
  const nothing = {
    prefecture_id: null,
    event_format_id: null,
    event_purpose_id: null,
    start_at: null,
    max_participant_num: null,
    spokenLanguageIds: [],
  };
  expect(wrong(nothing, { title: "", place_name: "" })).toEqual([
    "title blank",
    "place_name blank",
    "prefecture_id blank",
    "event_format_id blank",
    "event_purpose_id blank",
    "start_at blank",
    "max_participant_num blank",
    "used_language_ids blank",
  ]);
});

it("every text that has to be complete has a title and, unless the event is online, a place", () => {
  expect(wrong({}, {}, { title: "" })).toEqual(["title blank"]);
  expect(wrong({}, {}, { place_name: "" })).toEqual(["place_name blank"]);
  expect(wrong({ is_online: true }, { place_name: "" })).toEqual([]);
});

it("an event does not end before it starts; it may end as it starts, or have no end", () => {
  expect(wrong({ end_at: new Date(start.getTime() - 1) }, {})).toEqual(["end_at before_start"]);
  expect(wrong({ end_at: start }, {})).toEqual([]);
  expect(wrong({ end_at: start, start_at: null }, {})).toEqual(["start_at blank"]);
  expect(wrong({ end_at: new Date(start.getTime() - 1), max_participant_num: null }, {})).toEqual([
    "end_at before_start",
    "max_participant_num blank",
  ]);
});
