import { describe, expect, it } from "vitest";
import { requestReader } from "../../platform/http/request-language.ts";
import { languageOfPage, pageLanguage, pageReader } from "./page-language.server.ts";
import { visitHeaders } from "./visit-language.server.ts";

const site = "http://tsudoi.test";
const reading = (headers: Record<string, string>) => (name: string) => headers[name];

describe("the language of a page is the first that there is", () => {
  const all = { cookie: "a=1; visit_lang=ja; lang=en", "accept-language": "en" };
  it.each([
    ["what its address names", "/?lang=en", all, "en"],
    ["what an address of this visit named", "/", all, "ja"],
    ["what the language menu chose", "/", { cookie: "lang=ja", "accept-language": "en" }, "ja"],
    ["what the browser accepts", "/", { "accept-language": "fr, ja;q=0.5" }, "ja"],
    ["English", "/?lang=fr", { cookie: "lang=fr; visit_lang=th" }, "en"],
  ])("%s", (_which, url, headers, language) => {
    expect(pageLanguage(url, reading(headers))).toBe(language);
  });
});

it("data for an open page are in the page's language, whatever address and cookies say; a page is never told", () => {
  const told = reading({ "user-locale": "en", cookie: "lang=ja; visit_lang=ja" });
  expect(pageLanguage("/signup.data?lang=ja", told)).toBe("en");
  expect(pageLanguage("/signup", told)).toBe("ja");
});

it("pages and their data have readings, and calls of the API the language alone", () => {
  const cookie = { cookie: "lang=ja-ruby" };
  expect(pageReader("/", reading(cookie))).toEqual({ language: "ja-ruby", second: null });
  const named = { "user-locale": "ja-ruby, zh" };
  expect(pageReader("/.data", reading(named))).toEqual({ language: "ja-ruby", second: "zh" });
  expect(requestReader(reading(named))).toEqual({ language: "ja", second: "zh" });
  expect(pageReader("/.data", reading({ "user-locale": "ja", ...cookie })).language).toBe("ja");
});

it("a page's request tells its language by its address and headers", () => {
  const asked = (url: string, cookie: string) => languageOfPage(new Request(url, { headers: { cookie } }));
  expect(asked("http://tsudoi.test/", "lang=ja")).toBe("ja");
  expect(asked("http://tsudoi.test/?lang=en", "lang=ja")).toBe("en");
});

describe("an address's language is remembered for the visit", () => {
  const opened = { "sec-fetch-mode": "navigate" };
  it.each(["/?lang=ja", "/events/1?q=x&lang=ja", "http://tsudoi.test/u/Kyoto_University?lang=ja"])(
    "by whoever opens %s",
    (url) => {
      for (const headers of [opened, {}]) {
        expect(visitHeaders(url, reading(headers), site)?.["set-cookie"]).toMatch(/^visit_lang=ja; Path=\//);
      }
    },
  );

  it("with readings over its words, where the menu was pressed without scripts", () => {
    expect(visitHeaders("/?lang=ja-ruby", reading(opened), site)?.["set-cookie"]).toMatch(
      /^visit_lang=ja-ruby;/,
    );
  });

  it("by a cookie for the whole site, in an answer that is for this reader alone", () => {
    expect(visitHeaders("http://tsudoi.test?lang=ja", reading(opened), site)).toEqual({
      "set-cookie": "visit_lang=ja; Path=/; SameSite=Lax",
      "cache-control": "private, no-cache",
    });
  });

  it("by one that goes over https alone where the site is there, whatever the proxy in front speaks to us", () => {
    for (const [query, cookie] of [
      ["lang=ja", "visit_lang=ja"],
      ["second_lang=ja", "second_lang=ja"],
    ])
      expect(
        visitHeaders(`http://tsudoi.test?${query}`, reading(opened), "https://tsudoi.test")?.["set-cookie"],
      ).toBe(`${cookie}; Path=/; SameSite=Lax; Secure`);
  });

  it.each([
    ["what names none of ours", "/?lang=xx", opened],
    ["the page without a connection, by its whole address", "http://tsudoi.test/offline?lang=ja", opened],
    ["what names none", "/", opened],
    ["data of a page", "/signup.data?lang=ja", opened],
    ["a feed", "/feeds/events.ics?lang=ja", opened],
    ["a calendar", "/events/1/calendar.ics?lang=ja", opened],
    ["the page without a connection", "/offline?lang=ja", {}],
    ["what a page fetches", "/?lang=ja", { "sec-fetch-mode": "cors" }],
    ["what a browser fetches ahead", "/?lang=ja", { ...opened, "sec-purpose": "prefetch" }],
  ])("but not from %s", (_which, url, headers) => {
    expect(visitHeaders(url, reading(headers as Record<string, string>), site)).toBeNull();
  });
});
