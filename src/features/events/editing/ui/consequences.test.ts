import { describe, expect, test } from "vitest";
import { consequencesOf } from "./consequences.ts";
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
const kinds = (typed: Partial<EventValues>, count = 320) =>
  consequencesOf(saved, { ...saved, ...typed }, count).map(({ kind }) => kind);
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
    expect(consequencesOf(saved, { ...saved, max_participant_num: "１００" }, 320)).toEqual([
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
    expect(consequencesOf(spaced, trimmed, 320)).toEqual([]);
    expect(kinds({ is_published: false, start_at: "2026-12-02 18:45" }, 0)).toEqual([]);
  });

  test("is nothing for an event that was not public and stays so, and a move once it is switched on", () => {
    const hidden = { ...saved, is_published: false };
    const kindsOf = (typed: Partial<EventValues>) =>
      consequencesOf(hidden, { ...hidden, ...typed }, 320).map(({ kind }) => kind);
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ start_at: "2026-12-02 18:45" })).toEqual([]);
    expect(kindsOf({ is_published: true })).toEqual([]);
    expect(kindsOf({ is_published: true, end_at: "" })).toEqual(["moved"]);
  });
});
