import { expect, it } from "vitest";
import { type FieldValues, newFieldValues } from "./field-values.ts";
import {
  isPriorityForNobody,
  newPlacesValues,
  type PlacesValues,
  placesBody,
  placesValues,
} from "./places-values.ts";

const typed: FieldValues & PlacesValues = {
  ...newFieldValues(),
  selection: "lottery",
  has_waiting_list: true,
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
  priority_access: {
    until: "2026-11-24T12:00:00.000+09:00",
    graduation_years: [2030],
    university_ids: [81, 22],
    department_category_ids: [5],
    occupation_ids: [1],
  },
};

it("how places are given stands in the form as it is typed, and goes to the API with numbers", () => {
  expect(typed).toMatchObject(placesValues(sent));
  expect(placesBody(typed)).toEqual({
    ...sent,
    promote_until: typed.promote_until,
    lottery_at: typed.lottery_at,
    priority_access: { ...sent.priority_access, until: typed.priority_until },
  });
  const untold = { selection: "first_come" as const, priority_access: null };
  expect(placesValues(untold)).toEqual(newPlacesValues());
  expect(placesBody({ ...newFieldValues(), ...newPlacesValues() })).toEqual({
    ...untold,
    promote_until: "",
    lottery_at: "",
  });
});

it("what is out of sight is not refused: a moment that can't be read, an offer without a queue, a priority that is off", () => {
  const body = (values: Partial<typeof typed>) => placesBody({ ...typed, ...values });
  expect(body({ selection: "approval", lottery_at: "2026-11-" }).lottery_at).toBe("");
  expect(body({ selection: "approval" }).lottery_at).toBe(typed.lottery_at);
  expect(body({ lottery_at: "2026-11-" }).lottery_at).toBe("2026-11-");
  expect(body({ has_waiting_list: false }).promote_until).toBe("");
  expect(body({ has_priority: false }).priority_access).toBeNull();
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
