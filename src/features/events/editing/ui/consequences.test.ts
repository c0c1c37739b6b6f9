import { describe, expect, test } from "vitest";
import { nobodyApplied } from "../../applicant-counts/count-applicants.ts";
import { consequencesOf, mayConcernApplicants } from "./consequences.ts";
import { type EventValues, newEventText, newEventValues } from "./values/event-values.ts";

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
const place = { is_online: false, texts: saved.texts };
const now = "2026-11-20 12:00";
const people = (states: Partial<(typeof nobodyApplied)["states"]>, told: number) => ({
  states: { ...nobodyApplied.states, ...states },
  attended: 0,
  told_of_change: told,
  told_of_meeting: states.confirmed ?? 0,
});
const holding = (count: number) => people({ confirmed: count }, count);
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

  test("is nothing for other changes, and where nobodyApplied has applied", () => {
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

describe("a change of time", () => {
  test("counts everybody who gets the mail, whatever their state, with the old and the new time", () => {
    const counts = people({ confirmed: 400, waiting: 8, under_review: 2 }, 410);
    expect(consequencesOf(saved, { ...saved, start_at: "2026-12-02 18:45" }, counts, now)).toEqual([
      {
        kind: "moved",
        count: 410,
        before: { ...place, start_at: "2026-12-01 18:45", end_at: "2026-12-01 21:15" },
        after: { ...place, start_at: "2026-12-02 18:45", end_at: "2026-12-01 21:15" },
      },
    ]);
    expect(consequencesOf(saved, { ...saved, end_at: "" }, people({ under_review: 1 }, 1), now)).toHaveLength(
      1,
    );
  });

  test("of the online meeting's address concerns those with a place alone, and a removal nobody", () => {
    const online = { ...saved, meeting_url: "https://meet.example.com/a" };
    const counts = people({ confirmed: 400, under_review: 5 }, 405);
    const asked = (meeting_url: string) =>
      consequencesOf(online, { ...online, meeting_url }, counts, now).map((one) => ({ ...one }));
    expect(asked("https://meet.example.com/b")).toEqual([{ kind: "meeting_changed", count: 400 }]);
    expect([asked(""), asked(" https://meet.example.com/a ")]).toEqual([[], []]);
  });

  test("into the past is asked about, also where nobodyApplied has applied; one that was there already is not", () => {
    const into = (start_at: string, before = saved) =>
      consequencesOf(before, { ...before, start_at }, nobodyApplied, now).map(({ kind }) => kind);
    expect([into("2025-12-01 18:45"), into(now), into("2026-11-20 12:01")]).toEqual([
      ["in_past"],
      ["in_past"],
      [],
    ]);
    const past = { ...saved, start_at: "2025-12-01 18:45" };
    expect([into("2025-12-01 18:45", past), into("2025-12-01 18:46", past)]).toEqual([[], ["in_past"]]);
    expect(into("2025-12-01 18:45", { ...saved, start_at: "" })).toEqual(["in_past"]);
  });
});

describe("what a save does to those who wait or take part in a draw", () => {
  const full = { ...saved, max_participant_num: "10", start_at: "2026-12-01 18:45" };
  const counts = people({ confirmed: 8, offered: 2, waiting: 4 }, 14);
  const told = (typed: Partial<EventValues>, given = counts, before = full) =>
    consequencesOf(before, { ...before, ...typed }, given, now);

  test("is told with the number of places that a higher maximum gives on", () => {
    expect(told({ max_participant_num: "12" })).toEqual([{ kind: "promoted", count: 4, given: 2 }]);
    expect(told({ max_participant_num: "30" })).toEqual([{ kind: "promoted", count: 4, given: 4 }]);
    expect(told({ max_participant_num: "12", promote_until: "2026-11-20 12:00" })).toEqual([
      { kind: "offered", count: 4, given: 2 },
    ]);
    expect(told({ max_participant_num: "12" }, holding(10))).toEqual([]);
    expect(told({ max_participant_num: "12", is_published: false }, counts)).toEqual([
      { kind: "unpublished", count: 14 },
    ]);
    expect(told({ max_participant_num: "12" }, counts, { ...full, start_at: now })).toEqual([]);
  });

  test("is told when the waiting list is switched off while somebody waits", () => {
    expect(told({ has_waiting_list: false })).toEqual([{ kind: "waiting_list_off", count: 4 }]);
    expect(told({ has_waiting_list: false }, holding(10))).toEqual([]);
  });

  test("is told when a draw is moved in which somebody takes part", () => {
    const drawing = { ...full, selection: "lottery" as const, lottery_at: "2026-11-28 12:00" };
    const entered = people({ entered: 5 }, 5);
    expect(told({ lottery_at: "2026-11-29 12:00" }, entered, drawing)).toEqual([
      { kind: "draw_moved", count: 5 },
    ]);
    expect(told({ apply_due: "2026-11-27 12:00" }, entered, drawing)).toEqual([
      { kind: "draw_moved", count: 5 },
    ]);
    expect(mayConcernApplicants(drawing, { ...drawing, apply_due: "2026-11-27 12:00" })).toBe(true);
    expect(told({ lottery_at: "2026-11-29 12:00", is_published: false }, entered, drawing)).toEqual([
      { kind: "unpublished", count: 5 },
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
      { end_at: "" },
    ];
    expect(changes.map(asks)).toEqual(changes.map(() => true));
    expect([asks({}), asks({ fee: "500", lottery_at: "2026-11-28 12:00" })]).toEqual([false, false]);
  });
});
