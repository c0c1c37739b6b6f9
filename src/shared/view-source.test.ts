import { describe, expect, it } from "vitest";
import { fromIn, viewSource } from "./view-source.ts";

describe("where a view comes from", () => {
  it.each([
    ["/events/1?from=poster", "poster"],
    ["/events/1?lang=ja&from=SNS_2-b", "SNS_2-b"],
    [`/events/1?from=${"x".repeat(40)}`, "x".repeat(40)],
    [`/events/1?from=${"x".repeat(41)}`, null],
    ["/events/1?from=%3Cb%3E", null],
    ["/events/1?from=two words", null],
    ["/events/1?from=", null],
    ["/events/1?wherefrom=x", null],
    ["/events/1", null],
  ])("%s names %s", (url, from) => expect(fromIn(url)).toBe(from));

  it.each([
    ["https://www.google.com/", "search"],
    ["https://www.google.co.jp/", "search"],
    ["https://search.yahoo.co.jp/", "search"],
    ["https://www.bing.com/", "search"],
    ["https://mail.google.com/", "mail"],
    ["https://outlook.live.com/", "mail"],
    ["android-app://com.google.android.gm/", "mail"],
    ["https://t.co/", "social"],
    ["https://l.instagram.com/", "social"],
    ["https://lm.facebook.com/", "social"],
    ["http://tsudoi.test/", "site"],
    ["https://nott.co.example/", "site"],
    [undefined, "direct"],
    ["nonsense", "direct"],
  ])("%s: %s", (referrer, source) => expect(viewSource("/events/1", referrer)).toBe(source));

  it("what the address says is more than where it stood", () => {
    expect(viewSource("/events/1?from=poster", "https://www.google.com/")).toBe("poster");
  });
});
