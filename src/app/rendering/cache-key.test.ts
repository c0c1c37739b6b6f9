import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { cacheKey } from "./cache-key.server.ts";

const keyOf = (url: string | undefined, headers: Record<string, string> = {}, method = "GET") =>
  cacheKey({ method, url, headers } as unknown as IncomingMessage);

it("what an anonymous reader reads is kept under its address and the language in which it is answered", () => {
  expect(keyOf("/events/1?lang=ja")).toBe("ja /events/1?lang=ja");
  expect(keyOf("/events/1", { cookie: "lang=ja", "user-locale": "en" })).toBe("ja /events/1");
  expect(keyOf("/api/v1/events", { cookie: "lang=ja", "user-locale": "en" })).toBe("en /api/v1/events");
  expect(keyOf("/api/v1/events?lang=ja", { "accept-language": "en" })).toBe("en /api/v1/events?lang=ja");
});

it("nothing is kept for who shows a session, comes from another site or does more than read", () => {
  expect(keyOf("/", { "access-token": "" })).toBeNull();
  expect(keyOf("/", { origin: "https://tsudoi.test" })).toBeNull();
  expect([keyOf("/", {}, "POST"), keyOf("/", {}, "HEAD"), keyOf(undefined), keyOf("")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
