import { expect, it } from "vitest";
import { FormStore } from "./form-store.ts";

const control = (value: string) => ({ value });

it("a field begins with what its control has: it was typed, or filled in, before the scripts were there", () => {
  const store = new FormStore({ "person.email": "" });
  store.attach("person.email", control("typed@example.com"));
  expect(store.values()).toEqual({ person: { email: "typed@example.com" } });
});

it("a control that comes again is given the value that it had, also one that was set while it was away", () => {
  const store = new FormStore({});
  store.attach("email", control("a"));
  store.take("email", "b");
  store.attach("email", null);
  const again = control("");
  store.attach("email", again);
  expect(again.value).toBe("b");
  store.attach("email", null);
  store.set("email", "c");
  const third = control("");
  store.attach("email", third);
  expect(third.value).toBe("c");
});

it("the value of a field that is to be forgotten goes with it, and what was wrong as well", () => {
  const store = new FormStore({});
  store.setRules("otp", { required: true, shouldUnregister: true });
  store.attach("otp", control(""));
  store.checkAll();
  expect(store.problems.has("otp")).toBe(true);
  store.attach("otp", null);
  store.checkAll();
  expect([store.values(), store.errors()]).toEqual([{}, {}]);
});

it("what a browser has filled in without saying so counts once the form is sent", () => {
  const store = new FormStore({});
  const filled = control("");
  store.setRules("password", { required: "empty" });
  store.attach("password", filled);
  filled.value = "secret-1";
  store.checkAll();
  expect([store.values(), store.errors()]).toEqual([{ password: "secret-1" }, {}]);
});

it("a field that is not shown is not asked for, and keeps its value", () => {
  const store = new FormStore({ year: "2027" });
  store.setRules("year", { validate: () => "wrong" });
  store.checkAll();
  expect([store.values(), store.errors()]).toEqual([{ year: "2027" }, {}]);
});

it.each([
  ["", "empty"],
  ["abcde", "length"],
  ["abcdef", undefined],
  ["abcdefgh", undefined],
  ["abcdefghi", "length"],
  ["other", "length"],
  ["another", "not the same"],
])("%j is checked by the rules in their order", (value, said) => {
  const store = new FormStore({ first: "abcdef" });
  const length = { message: "length" };
  store.setRules("again", {
    required: "empty",
    minLength: { value: 6, ...length },
    maxLength: { value: 8, ...length },
    validate: (again) => !again.startsWith("another") || "not the same",
  });
  store.take("again", value);
  store.check("again");
  expect(store.problems.get("again")?.message).toBe(said);
});

it("a check tells whether something else is said of the field now", () => {
  const store = new FormStore({ email: "" });
  store.setRules("email", { required: "empty" });
  expect([store.check("email"), store.check("email")]).toEqual([true, false]);
  store.take("email", "a");
  expect([store.check("email"), store.check("email")]).toEqual([true, false]);
});
