import { describe, expect, test } from "vitest";
import { applicantCounts, consequencesOf, mayConcernApplicants } from "./consequences.ts";
import { type EventValues, newEventText, newEventValues } from "./event-values.ts";

const saved: EventValues = {
  ...newEventValues(1),
  texts: [
    { ...newEventText(1), title: "夜会", place_name: "会館", address: "1-1" },
    { ...newEventText(2), title: "Night", place_name: "Hall" },
  ],
  start_at: "2026-12-01 18:45",
  end_at: "2026-12-01 21:15",
  max_participant_num: "400",
};
const now = "2026-11-20 12:00";
const holding = (count: number) => ({ holding: count, waiting: 0, entered: 0 });
const kinds = (typed: Partial<EventValues>, count = 320) =>
  consequencesOf(saved, { ...saved, ...typed }, holding(count), now).map(({ kind }) => kind);
const second = (text: object) => ({
  texts: [saved.texts[0], { ...saved.texts[1], ...text }] as EventValues["texts"],
});

describe("what a save does to those who have applied", () => {
  test("is told when the event is switched off, or moved in time or place", () => {
    expect(kinds({ is_published: false })).toEqual(["unpublished"]);
    expect(kinds({ start_at: "2026-12-02 18:45" })).toEqual(["moved"]);
    expect(kinds({ end_at: "" })).toEqual(["moved"]);
    expect(kinds({ is_online: true })).toEqual(["moved"]);
    expect(kinds({ prefecture_id: "26" })).toEqual(["moved"]);
    expect(kinds(second({ place_name: "Hall B" }))).toEqual(["moved"]);
    expect(kinds(second({ address: "2-2" }))).toEqual(["moved"]);
    expect(kinds({ is_published: false, start_at: "2026-12-02 18:45" })).toEqual(["unpublished"]);
  });

  test("is told when the maximum falls below their number", () => {
    expect(consequencesOf(saved, { ...saved, max_participant_num: "１００" }, holding(320), now)).toEqual([
      { kind: "below_count", count: 320, max: 100 },
    ]);
    expect(kinds({ max_participant_num: "320" })).toEqual([]);
    expect(kinds({ max_participant_num: "500" }, 450)).toEqual([]);
    expect(kinds({ max_participant_num: "400" }, 450)).toEqual([]);
    expect(kinds({ max_participant_num: "100" }, 0)).toEqual([]);
  });

  test("is nothing for other changes, and where nobody has applied", () => {
    expect(kinds({})).toEqual([]);
    expect(kinds(second({ title: "Nights", discription: "More" }))).toEqual([]);
    expect(kinds(second({ place_name: " Hall " }))).toEqual([]);
    expect(kinds(second({ address: " " }))).toEqual([]);
    expect(kinds({ texts: saved.texts.slice(0, 1) })).toEqual([]);
    const spaced = { ...saved, texts: [{ ...newEventText(1), place_name: " 会館", address: "1-1 " }] };
    const trimmed = { ...saved, texts: [{ ...newEventText(1), place_name: "会館", address: "1-1" }] };
    expect(consequencesOf(spaced, trimmed, holding(320), now)).toEqual([]);
    expect(kinds({ is_published: false, start_at: "2026-12-02 18:45" }, 0)).toEqual([]);
  });

  test("is nothing for an event that was not public and stays so, and a move once it is switched on", () => {
    const hidden = { ...saved, is_published: false };
    const kindsOf = (typed: Partial<EventValues>) =>
      consequencesOf(hidden, { ...hidden, ...typed }, holding(320), now).map(({ kind }) => kind);
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ start_at: "2026-12-02 18:45" })).toEqual([]);
    expect(kindsOf({ is_published: true })).toEqual([]);
    expect(kindsOf({ is_published: true, end_at: "" })).toEqual(["moved"]);
  });
});

describe("what a save does to those who wait or take part in a draw", () => {
  const full = { ...saved, max_participant_num: "10", start_at: "2026-12-01 18:45" };
  const counts = { holding: 10, waiting: 4, entered: 0 };
  const told = (typed: Partial<EventValues>, people = counts, before = full) =>
    consequencesOf(before, { ...before, ...typed }, people, now);

  test("is told with the number of places that a higher maximum gives on", () => {
    expect(told({ max_participant_num: "12" })).toEqual([{ kind: "promoted", count: 4, given: 2 }]);
    expect(told({ max_participant_num: "30" })).toEqual([{ kind: "promoted", count: 4, given: 4 }]);
    expect(told({ max_participant_num: "12", promote_until: "2026-11-20 12:00" })).toEqual([
      { kind: "offered", count: 4, given: 2 },
    ]);
    expect(told({ max_participant_num: "12" }, { ...counts, waiting: 0 })).toEqual([]);
    expect(told({ max_participant_num: "12", is_published: false }, counts)).toEqual([
      { kind: "unpublished", count: 14 },
    ]);
    expect(told({ max_participant_num: "12" }, counts, { ...full, start_at: now })).toEqual([]);
  });

  test("is told when the waiting list is switched off while somebody waits", () => {
    expect(told({ has_waiting_list: false })).toEqual([{ kind: "waiting_list_off", count: 4 }]);
    expect(told({ has_waiting_list: false }, { ...counts, waiting: 0 })).toEqual([]);
  });

  test("is told when a draw is moved in which somebody takes part", () => {
    const drawing = { ...full, selection: "lottery" as const, lottery_at: "2026-11-28 12:00" };
    const entered = { holding: 0, waiting: 0, entered: 5 };
    expect(told({ lottery_at: "2026-11-29 12:00" }, entered, drawing)).toEqual([
      { kind: "draw_moved", count: 5 },
    ]);
    expect(told({ lottery_at: "2026-11-29 12:00" }, holding(0), drawing)).toEqual([]);
    expect(told({ lottery_at: "2026-11-29 12:00" }, entered)).toEqual([]);
  });

  test("is asked for only where a save can have any", () => {
    const asks = (typed: Partial<EventValues>) => mayConcernApplicants(full, { ...full, ...typed });
    const changes: Partial<EventValues>[] = [
      { is_published: false },
      { max_participant_num: "12" },
      { has_waiting_list: false },
      { selection: "lottery", lottery_at: "2026-11-28 12:00" },
      { end_at: "" },
    ];
    expect(changes.map(asks)).toEqual(changes.map(() => true));
    expect([asks({}), asks({ fee: "500", lottery_at: "2026-11-28 12:00" })]).toEqual([false, false]);
  });

  test("counts those who hold a place, wait and take part", () => {
    const states = ["confirmed", "entered", "cancelled", "entered"].map((state) => ({ state }));
    const event = { applications_count: 3, waiting_count: 2, applications: states };
    expect(applicantCounts(event as Parameters<typeof applicantCounts>[0])).toEqual({
      holding: 3,
      waiting: 2,
      entered: 2,
    });
  });
});
