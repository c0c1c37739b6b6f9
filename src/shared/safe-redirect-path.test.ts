import { expect, it } from "vitest";
import { safeRedirectPath, withRedirectTo } from "./safe-redirect-path.ts";

it("leads to our own paths only", () => {
  expect(safeRedirectPath("/events/1?x=1#y")).toBe("/events/1?x=1#y");
  for (const wished of [
    null,
    "",
    "events",
    "//evil.example",
    "//evil.example/path",
    "//[",
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
    expect(safeRedirectPath(wished)).toBe("/");
  }
});

it("the way back survives the address that carries it", () => {
  for (const path of [
    "/events/1/apply",
    "/manage/organizations/1/events?q=a%2Fb&lang=ja#x",
    "/u/A_B?q=é %",
  ]) {
    const carried = new URL(withRedirectTo("/login", path), "http://own.invalid").searchParams.get(
      "redirect_to",
    );
    expect(carried).toBe(path);
  }
  expect(withRedirectTo("/login", "/events/1")).toBe("/login?redirect_to=/events/1");
  expect(withRedirectTo("/login", "/")).toBe("/login");
});
