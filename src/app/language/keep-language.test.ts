import { afterEach, expect, it, vi } from "vitest";
import { setCookie } from "./keep-language.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["https:", "lang=ja; path=/; max-age=60; samesite=lax; secure"],
  // Browsers take no cookie that is `Secure` from a page over http.
  ["http:", "lang=ja; path=/; max-age=60; samesite=lax"],
])("a language that is kept on a page over %s is sent back that way alone", (protocol, cookie) => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol });
  setCookie("lang", "ja", 60);
  expect(page.cookie).toBe(cookie);
});
