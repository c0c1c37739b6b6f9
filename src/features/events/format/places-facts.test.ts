import { expect, test } from "vitest";
import { bareMailTextsIn, mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { placesFacts } from "./places-facts.server.ts";

const at = (day: number) => new Date(`2026-12-${String(day).padStart(2, "0")}T12:00:00+09:00`);
const plain: Parameters<typeof placesFacts>[0] = {
  selection: "first_come",
  has_waiting_list: false,
  lottery_at: null,
  lottery_drawn_at: null,
  priority_until_at: null,
  reception_start_at: null,
  start_at: at(20),
  cancelled_at: null,
  is_created_by_hf: false,
};
const told = (columns: Partial<typeof plain>) =>
  placesFacts({ ...plain, ...columns }, mailTextsIn("en"), "en");

test("an event that simply takes who comes first says nothing", () => {
  expect(told({})).toEqual([]);
  // At the door, on the day itself.
  expect(told({ reception_start_at: new Date("2026-12-20T11:00:00+09:00") })).toEqual([]);
});

test("waiting list, approval and lottery are told, the draw while it is to come", () => {
  expect(told({ has_waiting_list: true })).toEqual([expect.stringMatching(/waiting list/)]);
  expect(told({ selection: "approval" })).toEqual([expect.stringMatching(/organizer chooses/)]);
  const drawn = told({ selection: "lottery", lottery_at: at(10), has_waiting_list: true });
  expect(drawn).toEqual([
    expect.stringMatching(/lot on .*10.* 12:00/),
    expect.stringMatching(/waiting list/),
  ]);
  expect(told({ selection: "lottery", lottery_at: at(10), lottery_drawn_at: at(10) })).toEqual([]);
});

test("each step of the opening is told with its moment, soonest first", () => {
  expect(told({ reception_start_at: at(1), priority_until_at: at(5) })).toEqual([
    expect.stringMatching(/open on .*1.* 12:00/),
    expect.stringMatching(/everybody .*5.* 12:00/),
  ]);
});

test("a moment is told shortly, with its year where it is another than the event's", () => {
  expect(told({ reception_start_at: at(1) })).toEqual(["Applications open on Tue, Dec 1, 12:00."]);
  const january = new Date("2027-01-10T12:00:00+09:00");
  expect(told({ reception_start_at: at(1), start_at: january })).toEqual([
    "Applications open on Tue, Dec 1, 2026, 12:00.",
  ]);
});

test("a cancelled event and the provider's own say nothing of places", () => {
  expect(told({ has_waiting_list: true, cancelled_at: at(2) })).toEqual([]);
  expect(told({ has_waiting_list: true, is_created_by_hf: true })).toEqual([]);
});

test("moments in files of plain Japanese have no readings", () => {
  const facts = placesFacts({ ...plain, reception_start_at: at(1) }, bareMailTextsIn("ja-easy"), "ja-easy");
  expect(facts).toEqual([expect.stringContaining("12月1日(火) 午後0:00")]);
  expect(facts.join("")).not.toMatch(/[\uFFF9-\uFFFB]/);
});
