import { expect, it } from "vitest";
import { isAllowedRedirectUrl, withParameters } from "./allowed-redirect-url.ts";

const settings = { frontendOrigins: ["https://tsudoi.test", "http://localhost:5173"] };

it.each([
  ["https://tsudoi.test/home?a=1#b", true],
  ["http://localhost:5173/home", true],
  ["https://tsudoi.test.evil.example/", false],
  ["http://tsudoi.test/", false],
  ["https://user@tsudoi.test/", false],
  ["https://:secret@tsudoi.test/", false],
  ["blob:https://tsudoi.test/1", false],
  ["javascript:alert(1)", false],
  ["/home", false],
  ["", false],
])("a link in a mail may lead to %s: %s", (address, isAllowed) => {
  expect(isAllowedRedirectUrl(address, settings)).toBe(isAllowed);
});

it("parameters are added to those that an address has, and replace their namesakes", () => {
  expect(withParameters("https://tsudoi.test/home?a=1&b=2#c", { b: "3", d: "4 5" })).toBe(
    "https://tsudoi.test/home?a=1&b=3&d=4+5#c",
  );
});
