import { expect, it } from "vitest";
import { isChosen, recipientsBody, recipientsValues } from "./recipients-values.ts";

it("a new mail is for those who are coming, and only the way that is chosen is sent", () => {
  const values = recipientsValues(null);
  expect(recipientsBody(values)).toEqual({ states: ["confirmed"] });
  expect(recipientsBody({ ...values, to: "attendance" })).toEqual({ attendance: "attended" });
  expect(recipientsBody({ ...values, to: "answer", option_id: "7" })).toEqual({ option_id: 7 });
  expect(recipientsBody({ ...values, to: "people", people: ["3", "4"] })).toEqual({ user_ids: [3, 4] });
});

it("an answer goes alone, or with the states to which it is narrowed, and comes back so", () => {
  const values = { ...recipientsValues(null), to: "answer" as const, option_id: "7" };
  expect(recipientsBody({ ...values, answer_states: ["waiting"] })).toEqual({
    option_id: 7,
    states: ["waiting"],
  });
  const both = { option_id: 7, states: ["confirmed" as const, "waiting" as const] };
  expect(recipientsBody(recipientsValues(both))).toEqual(both);
});

it("a saved mail shows the way by which it was set", () => {
  const others = [{ option_id: 7 }, { attendance: "absent" as const }, { user_ids: [3] }];
  for (const saved of others) {
    expect(recipientsBody(recipientsValues({ states: [], ...saved }))).toEqual(saved);
  }
  expect(recipientsBody(recipientsValues({ states: ["waiting"] }))).toEqual({ states: ["waiting"] });
});

it("nobody is meant while nothing is chosen", () => {
  const values = { ...recipientsValues(null), states: [] };
  expect(isChosen(values)).toBe(false);
  expect(isChosen({ ...values, to: "people" })).toBe(false);
  expect(isChosen({ ...values, to: "answer" })).toBe(false);
  expect(isChosen({ ...values, to: "attendance" })).toBe(true);
});
