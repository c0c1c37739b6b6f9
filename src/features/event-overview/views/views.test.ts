import { describe, expect, it } from "vitest";
import { viewedEvent } from "./viewed-event.ts";

const browser =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1";
const asked = (url: string, headers: object = {}, method = "GET") =>
  viewedEvent({ method, url, headers: { "user-agent": browser, ...headers } });

describe("a view is an event's page that somebody opens", () => {
  it.each([
    ["/events/12", 12],
    ["/events/12?from=poster", 12],
    ["/events/12.data", 12],
    ["/events/12.data?from=poster", 12],
    ["/events/12/apply", null],
    ["/events/12/calendar.ics", null],
    ["/events/0", null],
    ["/events/x12", null],
    ["/api/v1/events/12", null],
    ["/", null],
  ])("%s: %s", (url, id) => expect(asked(url)).toBe(id));

  it("in a tab, not fetched ahead or to be kept, and not asked after alone", () => {
    expect(asked("/events/12", { "sec-fetch-mode": "navigate" })).toBe(12);
    expect(asked("/events/12", { "sec-fetch-mode": "cors" })).toBeNull();
    expect(asked("/events/12.data", { "sec-fetch-mode": "cors" })).toBe(12);
    expect(asked("/events/12", { "sec-purpose": "prefetch;prerender" })).toBeNull();
    expect(asked("/events/12", { purpose: "prefetch" })).toBeNull();
    expect(asked("/events/12", {}, "HEAD")).toBeNull();
  });

  it("once: not in another language, back from applying, or from the event's dashboard", () => {
    for (const path of [
      "/events/12?lang=ja",
      "/events/12/apply",
      "/manage/organizations/3/events/12/overview",
      "/events/12",
    ])
      expect(asked("/events/12", { referer: `http://tsudoi.test${path}` })).toBeNull();
    expect(asked("/events/12", { referer: "http://tsudoi.test/events/123" })).toBe(12);
    expect(asked("/events/12", { referer: "http://tsudoi.test/embed/events/12" })).toBe(12);
    expect(asked("/events/12", { referer: "https://blog.example/2026/events/12" })).toBe(12);
    expect(asked("/events/12", { referer: "https://www.google.com/?q=/events/12" })).toBe(12);
    expect(asked("/events/12", { referer: "http://tsudoi.test/?q=12" })).toBe(12);
  });

  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
    "facebookexternalhit/1.1",
    "Twitterbot/1.0",
    "Slackbot-LinkExpanding 1.0",
    "Mozilla/5.0 (compatible; YandexBot/3.0)",
    "Mozilla/5.0 (X11) HeadlessChrome/130",
    "curl/8.5.0",
    "python-requests/2.32",
    "Baiduspider",
    "LINE-Preview/1.0",
    undefined,
  ])("not by a robot: %s", (agent) => expect(asked("/events/12", { "user-agent": agent })).toBeNull());

  it.each([
    browser,
    "Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36",
  ])("but by a browser: %s", (agent) => expect(asked("/events/12", { "user-agent": agent })).toBe(12));
});
