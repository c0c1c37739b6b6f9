import { expect, it } from "vitest";
import { isPriorityForNobody, placesProblem } from "./places-problems.ts";
import { newPlacesValues, type PlacesValues, placesBody, placesValues } from "./places-values.ts";

const typed: PlacesValues = {
  selection: "lottery",
  has_waiting_list: true,
  requires_confirmed_email: true,
  promote_until: "2026-11-30 18:45",
  lottery_at: "2026-11-28 12:00",
  has_priority: true,
  priority_until: "2026-11-24 12:00",
  priority_graduation_years: ["2030"],
  priority_university_ids: ["81", "22"],
  priority_department_category_ids: ["5"],
  priority_occupation_ids: ["1"],
};
const sent = {
  selection: "lottery" as const,
  has_waiting_list: true,
  requires_confirmed_email: true,
  promote_until: "2026-11-30T18:45:00.000+09:00",
  lottery_at: "2026-11-28T12:00:00.000+09:00",
  priority_access: {
    until: "2026-11-24T12:00:00.000+09:00",
    graduation_years: [2030],
    university_ids: [81, 22],
    department_category_ids: [5],
    occupation_ids: [1],
  },
};

it("how places are given stands in the form as it is typed, and goes to the API with numbers", () => {
  expect(placesValues(sent)).toEqual(typed);
  expect(placesBody(typed)).toEqual({
    ...sent,
    promote_until: typed.promote_until,
    lottery_at: typed.lottery_at,
    priority_access: { ...sent.priority_access, until: typed.priority_until },
  });
  const untold = {
    ...sent,
    requires_confirmed_email: false,
    promote_until: null,
    lottery_at: null,
    priority_access: null,
  };
  expect(placesValues({ ...untold, selection: "first_come" })).toEqual(newPlacesValues());
  expect(placesBody(newPlacesValues())).toEqual({
    selection: "first_come",
    has_waiting_list: true,
    requires_confirmed_email: false,
    promote_until: "",
    lottery_at: "",
    priority_access: null,
  });
});

it("what is out of sight is not refused: a moment that can't be read, an offer without a queue, a priority that is off", () => {
  const body = (values: Partial<PlacesValues>) => placesBody({ ...typed, ...values });
  expect(body({ selection: "approval", lottery_at: "2026-11-" }).lottery_at).toBe("");
  expect(body({ selection: "approval" }).lottery_at).toBe(typed.lottery_at);
  expect(body({ lottery_at: "2026-11-" }).lottery_at).toBe("2026-11-");
  expect(body({ has_waiting_list: false }).promote_until).toBe("");
  expect(body({ has_priority: false }).priority_access).toBeNull();
});

it("a moment that the server would refuse is told at its field", () => {
  const times = { ...typed, start_at: "2026-12-01 18:45", apply_due: "2026-11-27 23:59" };
  const problem = (
    name: Parameters<typeof placesProblem>[0],
    value: string,
    values: Partial<typeof times> = {},
  ) => placesProblem(name, value, { ...times, ...values });
  expect(problem("promote_until", "")).toBeNull();
  expect(problem("promote_until", "2026-12-01 18:45")).toBeNull();
  expect(problem("promote_until", "2026-12-01 18:46")).toBe("after_start");
  expect(problem("promote_until", "2026-12-01 18:46", { start_at: "" })).toBeNull();
  expect(problem("lottery_at", "")).toBe("lottery_at_required");
  expect(problem("lottery_at", "2026-11-27 23:58")).toBe("before_deadline");
  expect(problem("lottery_at", "2026-11-27 23:59")).toBeNull();
  expect(problem("lottery_at", "2026-11-27 23:58", { apply_due: "" })).toBeNull();
  expect(problem("lottery_at", "2026-12-01 18:45")).toBe("not_before_start");
  expect(problem("lottery_at", "2026-12-01 18:45", { start_at: "" })).toBeNull();
  expect(problem("priority_until", "")).toBe("priority_until_required");
  expect(problem("priority_until", "2026-12-01 18:46")).toBe("after_start");
  expect(problem("priority_until", "2026-12-01 18:45", { apply_due: "" })).toBeNull();
  expect(problem("priority_until", "2026-11-27 23:59")).toBe("not_before_deadline");
  expect(problem("priority_until", "2026-11-27 23:58")).toBeNull();
});

it("a priority without any list is for nobody", () => {
  expect(isPriorityForNobody(newPlacesValues())).toBe(true);
  for (const list of [
    "graduation_years",
    "university_ids",
    "department_category_ids",
    "occupation_ids",
  ] as const) {
    expect(isPriorityForNobody({ ...newPlacesValues(), [`priority_${list}`]: ["1"] })).toBe(false);
  }
});
