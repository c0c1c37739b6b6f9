import { expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

it("leads to our own paths only", () => {
  expect(ownPath("/events/1?x=1#y")).toBe("/events/1?x=1#y");
  for (const wished of [
    null,
    "",
    "events",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "/./\\evil.example",
    "/events/../..//evil.example",
    "https://evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "blob:http://own.invalid/1",
  ]) {
    expect(ownPath(wished)).toBe("/");
  }
});
