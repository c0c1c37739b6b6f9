import { expect, it } from "vitest";
import { namedIn, organizationNameIn } from "./organization-name-in.ts";

const text = (language_id: number, name: string, is_main = false) => ({ language_id, name, is_main });

it("an organization is called by its name in the language, else by its main name", () => {
  const both = [text(1, "茶道部"), text(2, "Tea Circle", true)];
  expect([organizationNameIn(both, "ja"), organizationNameIn(both, "en")]).toEqual(["茶道部", "Tea Circle"]);
  expect(organizationNameIn([text(1, ""), text(2, "Tea Circle", true)], "ja")).toBe("Tea Circle");
  expect(organizationNameIn([text(3, "茶会"), text(22, "Thé", true)], "ja")).toBe("Thé");
  expect([organizationNameIn([], "ja"), namedIn([text(2, "Tea")], "ja")]).toEqual(["", undefined]);
});
