import { describe, expect, it } from "vitest";
import { isCursor, readCursor, writeCursor } from "./page-cursor.ts";
import { requestCacheAddress } from "./request-cache-address.ts";
import { namedLanguage, requestLanguage } from "./request-language.ts";

describe("a page's end", () => {
  const spelled = (text: string) => Buffer.from(text).toString("base64url");

  it("is written as a text that is read as the same place", () => {
    const place = { at: new Date("2026-11-20T03:00:00Z"), id: 7 };
    expect(writeCursor(place)).toBe(spelled("1795143600000.7"));
    expect(readCursor(writeCursor(place))).toEqual(place);
  });

  it.each(["1.1", "99999999999999.2099999999", "0.999999999", "1.1999999999"])("may be %s", (text) => {
    expect([isCursor(spelled(text)), isCursor(text)]).toEqual([true, false]);
  });

  it.each(["", "1", "1.", ".1", "x1.1", "1.1x", "1.2100000000", "100000000000000.1", "1-1", "1.3000000000"])(
    "is not %j",
    (text) => {
      expect(isCursor(spelled(text))).toBe(false);
      expect(() => readCursor(spelled(text))).toThrow(
        expect.objectContaining({ kind: "invalid", fields: { cursor: [{ code: "invalid" }] } }),
      );
    },
  );
});

it("a call has one address however it is spelled: ids filled in, parameters in the order of their names", () => {
  const query = { q: "tea & milk", b: undefined, a: 1, list: ["x"] };
  expect(requestCacheAddress("/u/{name}/events/{id}", { params: { name: "a/b", id: 7 }, query })).toBe(
    "/u/a%2Fb/events/7?a=1&list=%5B%22x%22%5D&q=tea+%26+milk",
  );
  for (const none of [undefined, {}, { a: undefined }]) {
    expect(requestCacheAddress("/events", { params: {}, query: none })).toBe("/events");
  }
});

it("a call is answered in the language that it names, else one that it accepts, else English", () => {
  const answered = (headers: Record<string, string>) => requestLanguage((name) => headers[name]);
  expect(answered({ "user-locale": " JA ", "accept-language": "en" })).toBe("ja");
  expect(answered({ "user-locale": "xx", "accept-language": "ja" })).toBe("ja");
  expect([answered({ "accept-language": "fr" }), answered({})]).toEqual(["en", "en"]);
  expect(namedLanguage(() => null)).toBeNull();
});
