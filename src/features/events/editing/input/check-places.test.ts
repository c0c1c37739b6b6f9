import { expect, it } from "vitest";
import { type AppError, Problems } from "../../../../shared/app-error.ts";
import { checkPlaces, movesEnteredDraw } from "./check-places.ts";
import { type PlacesDraft, placesDraftOf, type StoredPlaces } from "./places-draft.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 11, 5, hour));
const [deadline, drawTime, start] = [at(10), at(12), at(18)];
const lottery: PlacesDraft = {
  start_at: start,
  apply_due: deadline,
  selection: "lottery",
  promote_until: null,
  lottery_at: drawTime,
  priorityUntil: null,
};

const before: StoredPlaces = {
  selection: "lottery",
  apply_due: deadline,
  lottery_at: drawTime,
  isDrawn: false,
  hasApplications: false,
};

function wrong(draft: Partial<PlacesDraft>, stored: StoredPlaces | null = null) {
  const problems = new Problems();
  checkPlaces({ ...lottery, ...draft }, stored, problems);
  try {
    problems.throwIfAny();
    return [];
  } catch (error) {
    return Object.entries((error as AppError).fields).map(([field, [first]]) => `${field} ${first?.code}`);
  }
}

it("a draw is between the deadline and the start, the deadline included and the start not", () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ lottery_at: null })).toEqual(["lottery_at blank"]);
  expect(wrong({ lottery_at: at(9) })).toEqual(["lottery_at before_deadline"]);
  expect(wrong({ lottery_at: deadline })).toEqual([]);
  expect(wrong({ lottery_at: at(9), apply_due: null })).toEqual([]);
  expect(wrong({ lottery_at: start })).toEqual(["lottery_at not_before_start"]);
  // A missing value is told at its own field.
  expect(wrong({ start_at: null, promote_until: at(20) })).toEqual([]);
});

it("an event without a draw keeps whatever time stands there", () => {
  for (const selection of ["first_come", "approval"] as const) {
    for (const lottery_at of [null, at(1), at(23)]) expect(wrong({ selection, lottery_at })).toEqual([]);
  }
});

it("a draw that is over keeps its time, and the deadline ends at the start at the latest", () => {
  const drawn = { ...before, isDrawn: true };
  expect(wrong({}, { ...drawn, isDrawn: false })).toEqual([]);
  expect(wrong({ lottery_at: at(13) }, { ...drawn, isDrawn: false })).toEqual([]);
  expect(wrong({ lottery_at: new Date(drawTime) }, drawn)).toEqual([]);
  for (const lottery_at of [at(13), null]) {
    expect(wrong({ lottery_at }, drawn)).toEqual(["lottery_at frozen"]);
  }
  for (const apply_due of [at(15), start, null]) expect(wrong({ apply_due }, drawn)).toEqual([]);
  expect(wrong({ apply_due: at(19) }, drawn)).toEqual(["apply_due after_start"]);
  expect(wrong({ apply_due: at(19), start_at: null }, drawn)).toEqual([]);
  expect(wrong({ apply_due: at(19), selection: "first_come" }, drawn)).toEqual([]);
});

it("once somebody has applied, the draw and its deadline move later only", () => {
  const entered = { ...before, hasApplications: true };
  expect(wrong({}, entered)).toEqual([]);
  expect(wrong({ lottery_at: at(11) }, before)).toEqual([]);
  expect(wrong({ lottery_at: at(11) }, entered)).toEqual(["lottery_at moved_forward"]);
  // One sentence is enough where it would be before its deadline too.
  expect(wrong({ lottery_at: at(9) }, entered)).toEqual(["lottery_at moved_forward"]);
  expect(wrong({ apply_due: at(9) }, entered)).toEqual(["apply_due moved_forward"]);
  expect(wrong({ lottery_at: at(13), apply_due: at(13) }, entered)).toEqual([]);
  expect(wrong({ apply_due: null }, entered)).toEqual([]);
  expect(wrong({ apply_due: at(11) }, { ...entered, apply_due: null })).toEqual(["apply_due moved_forward"]);
  expect(wrong({ apply_due: at(15) }, { ...entered, isDrawn: true })).toEqual([]);
  expect(wrong({ selection: "first_come" }, entered)).toEqual(["selection frozen"]);
});

it("a draw is moved by another time of its own or of its deadline, while somebody may be entered", () => {
  const entered = { ...before, hasApplications: true };
  expect(movesEnteredDraw(lottery, entered)).toBe(false);
  expect(movesEnteredDraw({ ...lottery, lottery_at: at(13) }, entered)).toBe(true);
  expect(movesEnteredDraw({ ...lottery, apply_due: at(11) }, entered)).toBe(true);
  expect(movesEnteredDraw({ ...lottery, apply_due: null }, entered)).toBe(true);
  const moved = { ...lottery, lottery_at: at(13) };
  expect(movesEnteredDraw(moved, before)).toBe(false);
  expect(movesEnteredDraw(moved, { ...entered, isDrawn: true })).toBe(false);
  expect(movesEnteredDraw(moved, { ...entered, selection: "first_come" })).toBe(false);
});

it("places are offered from the start at the latest", () => {
  expect(wrong({ promote_until: start })).toEqual([]);
  expect(wrong({ promote_until: at(19) })).toEqual(["promote_until after_start"]);
});

it("some apply first until before the deadline, and until the start at the latest", () => {
  expect(wrong({ priorityUntil: at(9) })).toEqual([]);
  expect(wrong({ priorityUntil: deadline })).toEqual(["priority_access priority_after_deadline"]);
  expect(wrong({ priorityUntil: start, apply_due: null })).toEqual([]);
  expect(wrong({ priorityUntil: at(19) })).toEqual(["priority_access priority_after_start"]);
  expect(wrong({ priorityUntil: at(19), start_at: null, apply_due: null })).toEqual([]);
});

it("an edit leaves what it does not name as it is, and null takes it away", () => {
  const stored = {
    start_at: start,
    apply_due_at: deadline,
    selection: "lottery",
    promote_until_at: at(17),
    lottery_at: drawTime,
    lottery_drawn_at: null,
    priority_until_at: at(9),
  };
  const whole = { ...lottery, promote_until: at(17), priorityUntil: at(9) };
  expect(placesDraftOf(stored, {})).toEqual(whole);
  expect(placesDraftOf(stored, { priority_access: null, lottery_at: null, selection: "approval" })).toEqual({
    ...whole,
    priorityUntil: null,
    lottery_at: null,
    selection: "approval",
  });
  const lists = {
    graduation_years: [2030],
    university_ids: [],
    department_category_ids: [],
    occupation_ids: [],
  };
  expect(placesDraftOf(stored, { priority_access: { until: at(8), ...lists } }).priorityUntil).toEqual(at(8));
  expect(placesDraftOf(null, {})).toEqual({
    start_at: null,
    apply_due: null,
    selection: "first_come",
    promote_until: null,
    lottery_at: null,
    priorityUntil: null,
  });
});
