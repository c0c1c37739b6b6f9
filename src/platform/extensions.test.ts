import { expect, it } from "vitest";
import { ExtensionPoint, Extensions } from "./extensions.ts";

const greeting = new ExtensionPoint<() => string>("greeting");

it("asks the features of a point in the order in which they are listed", () => {
  const extensions = new Extensions().extend(greeting, { second: () => "b", first: () => "a" });
  expect(extensions.of(greeting).map((greet) => greet())).toEqual(["b", "a"]);
  expect(extensions.featuresAt(greeting)).toEqual(["second", "first"]);
});

it("fails where a point was left out of the list, so that no feature is passed over in silence", () => {
  expect(() => new Extensions().of(greeting)).toThrow(/nobody was listed for "greeting"/);
});

it("takes one list for a point, so that there is one place to read the order", () => {
  const extensions = new Extensions().extend(greeting, {});
  expect(() => extensions.extend(greeting, {})).toThrow(/has its extensions already/);
});
