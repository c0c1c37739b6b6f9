import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { allTexts } from "../../src/app/language/all-texts.server.ts";
import { pageLanguage } from "../../src/app/language/page-language.server.ts";
import { visitHeaders } from "../../src/app/language/visit-language.server.ts";
import { standalonePage } from "../../src/app/rendering/error-page.server.ts";
import { pageAddress } from "../../src/app/rendering/page-address.ts";
import { PageHead } from "../../src/app/seo/page-head.tsx";
import { User } from "../../src/features/accounts/accounts.contract.ts";
import { staticPage } from "../../src/features/help/help.server.ts";
import { namedLanguage, requestLanguage } from "../../src/platform/http/request-language.ts";
import { problemText } from "../../src/platform/i18n/problem-text.ts";
import { layOutMail } from "../../src/platform/mail/layout/lay-out-mail.server.ts";
import { mailTextsIn } from "../../src/platform/mail/layout/mail-texts.server.ts";
import { formatList, languageNameIn } from "../../src/shared/languages/languages.ts";
import { personName } from "../../src/shared/people/person-name.ts";
import { displayDay, displayDayTime } from "../../src/shared/time/display-day.ts";
import {
  displayDate,
  displayMonth,
  displayWeekday,
  displayWithWeekday,
  displayYearMonth,
} from "../../src/shared/time/tokyo-time.ts";
import { TextsProvider } from "../../src/ui/texts/texts.tsx";
import { plain, zh } from "../support/more-languages.ts";

vi.mock("../../src/shared/languages/language-registry.ts", async (original) => {
  const { withMoreLanguages } = await import("../support/more-languages.ts");
  return withMoreLanguages(await original());
});

const reading = (headers: Record<string, string>) => (name: string) => headers[name];

describe("a language that is in the registry and nowhere else", () => {
  it("is read from headers, addresses and cookies, by both of its spellings", () => {
    for (const spelled of ["zh", "ch"]) {
      expect(requestLanguage(reading({ "user-locale": spelled, "accept-language": "ja" }))).toBe("zh");
      expect(requestLanguage(reading({ "accept-language": `${spelled}, ja;q=0.5` }))).toBe("zh");
      expect(pageLanguage(`/?lang=${spelled}`, reading({ cookie: "lang=ja" }))).toBe("zh");
      expect(pageLanguage("/", reading({ cookie: `lang=${spelled}` }))).toBe("zh");
      expect(pageLanguage("/x.data", reading({ "user-locale": spelled, cookie: "lang=ja" }))).toBe("zh");
    }
    expect(pageLanguage("/", reading({ cookie: "lang=ja-easy" }))).toBe("ja-easy");
    expect(namedLanguage(reading({ "user-locale": " CH ", "accept-language": "ja" }))).toBe("zh");
    expect(namedLanguage(reading({ "user-locale": "fr", "accept-language": "ja" }))).toBeNull();
  });

  it("is written by its code alone", () => {
    expect(pageAddress(new URL("http://tsudoi.test/?lang=ch"))).toBe("/?lang=zh");
    expect(visitHeaders("/?lang=ch", reading({}))?.["set-cookie"]).toMatch(/^visit_lang=zh; /);
    expect(User.shape.language.safeParse("zh").success).toBe(true);
    expect(User.shape.language.safeParse("ch").success).toBe(false);
  });

  it("has the texts, pages and mails of its fallbacks", () => {
    const hasTextsOf = (language: typeof zh, other: "ja" | "en") => {
      expect(allTexts(language).messages).toEqual(allTexts(other).messages);
      expect(problemText(language, "blank")).toBe(problemText(other, "blank"));
      expect(mailTextsIn(language)("mail.about_us")).toBe(mailTextsIn(other)("mail.about_us"));
      expect(staticPage("about_us", language)).toEqual(staticPage("about_us", other));
    };
    hasTextsOf(zh, "en");
    hasTextsOf(plain, "ja");
  });

  it("marks what is in it by its tag", async () => {
    const content = { language: zh, subject: "S", greeting: "G", paragraphs: [], footer: "F" };
    const mail = layOutMail("http://tsudoi.test", content, { lines: [], links: [] });
    expect([...mail.matchAll(/lang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual(["zh-Hans", "zh-Hans"]);
    const page = standalonePage(plain, { title: "failure.title", body: "failure.body" });
    expect(page.headers.get("content-language")).toBe("ja");
    expect(await page.text()).toContain('<html lang="ja">');
  });

  it("has the dates, lists and names that it is used to", () => {
    const moment = new Date("2026-11-20T18:00:00+09:00");
    expect(displayDate(moment, zh)).toBe("2026年11月20日");
    expect([displayMonth(moment, zh), displayWeekday(moment, zh)]).toEqual(["11月", "周五"]);
    expect(displayWithWeekday(moment, zh)).toBe("2026年11月20日 (周五) 18:00");
    expect(displayDayTime(moment, zh, new Date("2026-11-01"))).toBe("11月20日 (周五) 18:00");
    expect(displayDay(moment, zh, new Date("2027-11-01"))).toBe("2026年11月20日 (周五)");
    expect(displayYearMonth(2027, 3, zh)).toBe("2027年3月");
    expect(displayYearMonth(2027, 3, plain)).toBe("2027年03月");
    expect(formatList(["A", "B"], zh)).not.toBe(formatList(["A", "B"], "en"));
    expect(personName({ first_name: "Mei", last_name: "Lin" }, zh)).toBe("Lin Mei");
    expect([languageNameIn(zh, "ja"), languageNameIn("ja", zh), languageNameIn(plain, "en")]).toEqual([
      "簡体中国語",
      "日语",
      "やさしい日本語",
    ]);
  });
});

const Head = () => <PageHead title="Help" />;
const Page = createRoutesStub([{ id: "root", path: "/", Component: Head }]);

describe("the head of a page", () => {
  const headIn = (language: typeof zh) => {
    const html = renderToStaticMarkup(
      <TextsProvider texts={allTexts(language)}>
        <Page initialEntries={["/"]} hydrationData={{ loaderData: { root: { publicUrl: "" } } }} />
      </TextsProvider>,
    );
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
    return {
      alternates: all(/hrefLang="([^"]+)"/gi),
      locale: all(/og:locale" content="([^"]+)"/g),
      otherLocales: all(/og:locale:alternate" content="([^"]+)"/g),
    };
  };

  it("tells search engines of every language, and of one that is written in two ways once", () => {
    const alternates = ["ja", "en", "zh-Hans", "x-default"];
    expect(headIn(zh)).toEqual({ alternates, locale: ["zh_CN"], otherLocales: ["ja_JP", "en_US"] });
    expect(headIn(plain)).toEqual({ alternates, locale: ["ja_JP"], otherLocales: ["en_US", "zh_CN"] });
  });
});
