import { expect, it } from "vitest";
import { formerNames, joinNames, namesOf } from "./former-names.ts";

it("the names of an organization begin with the main one and leave out what is empty", () => {
  const texts = [
    { name: "Tea Club", is_main: false },
    { name: "茶道部", is_main: true },
    { name: " ", is_main: false },
  ];
  expect(joinNames(namesOf(texts))).toBe("茶道部 / Tea Club");
});

it.each([
  ["the same names", ["茶道部", "Tea Club"], null],
  ["the same names in another order", ["Tea Club", "茶道部"], null],
  ["a name less", ["茶道部"], null],
  ["another name", ["茶道部", "Kyoto University Tea"], ["茶道部", "Tea Club"]],
  ["a name more", ["茶道部", "Tea Club", "Chado"], ["茶道部", "Tea Club"]],
])(
  "an organization with %s is renamed where it has a name that nobody has recognised",
  (_what, now, former) => {
    expect(formerNames(["茶道部", "Tea Club"], now)).toEqual(former);
  },
);
