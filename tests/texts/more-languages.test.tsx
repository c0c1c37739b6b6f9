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
import { formatList } from "../../src/shared/languages/format-list.ts";
import type { Language } from "../../src/shared/languages/languages.ts";
import { languageNameIn } from "../../src/shared/languages/name-of-language.ts";
import { personName } from "../../src/shared/people/person-name.ts";
import { withoutRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { displayDay, displayDayTime } from "../../src/shared/time/display-day.ts";
import {
  displayDate,
  displayMonth,
  displayWeekday,
  displayWithWeekday,
  displayYearMonth,
} from "../../src/shared/time/tokyo-time.ts";
import { TextsProvider } from "../../src/ui/texts/texts.tsx";
import { indonesian } from "../support/more-languages.ts";

vi.mock("../../src/shared/languages/language-registry.ts", async (original) => {
  const { withOneLanguageMore } = await import("../support/more-languages.ts");
  return withOneLanguageMore(await original());
});

const reading = (headers: Record<string, string>) => (name: string) => headers[name];

describe("a language that is in the registry and nowhere else", () => {
  it("is read from headers, addresses and cookies, by both of its spellings", () => {
    for (const spelled of ["id", "in"]) {
      expect(requestLanguage(reading({ "user-locale": spelled, "accept-language": "ja" }))).toBe("id");
      expect(requestLanguage(reading({ "accept-language": `${spelled}, ja;q=0.5` }))).toBe("id");
      expect(pageLanguage(`/?lang=${spelled}`, reading({ cookie: "lang=ja" }))).toBe("id");
      expect(pageLanguage("/", reading({ cookie: `lang=${spelled}` }))).toBe("id");
      expect(pageLanguage("/x.data", reading({ "user-locale": spelled, cookie: "lang=ja" }))).toBe("id");
    }
    expect(pageLanguage("/", reading({ cookie: "lang=ja-easy" }))).toBe("ja-easy");
    expect(namedLanguage(reading({ "user-locale": " IN ", "accept-language": "ja" }))).toBe("id");
    expect(namedLanguage(reading({ "user-locale": "fr", "accept-language": "ja" }))).toBeNull();
  });

  it("is written by its code alone", () => {
    expect(pageAddress(new URL("http://tsudoi.test/?lang=in"))).toBe("/?lang=id");
    expect(visitHeaders("/?lang=in", reading({}), "http://tsudoi.test")?.["set-cookie"]).toMatch(
      /^visit_lang=id; /,
    );
    expect(User.shape.language.safeParse("id").success).toBe(true);
    expect(User.shape.language.safeParse("in").success).toBe(false);
  });

  it("has the texts, pages and mails of its fallbacks", () => {
    const hasTextsOf = (language: Language, other: "ja" | "en") => {
      expect(allTexts(language).messages).toEqual(allTexts(other).messages);
      expect(problemText(language, "blank")).toBe(problemText(other, "blank"));
      expect(mailTextsIn(language)("mail.about_us")).toBe(mailTextsIn(other)("mail.about_us"));
      expect(staticPage("about_us", language)).toEqual(staticPage("about_us", other));
    };
    hasTextsOf(indonesian, "en");
  });

  it("marks what is in it by its tag", async () => {
    const content = { language: indonesian, subject: "S", greeting: "G", paragraphs: [], footer: "F" };
    const mail = layOutMail("http://tsudoi.test", content, { lines: [], links: [] });
    expect([...mail.matchAll(/lang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual(["id", "id"]);
    const page = standalonePage("ja-easy", { title: "failure.title", body: "failure.body" });
    expect(page.headers.get("content-language")).toBe("ja");
    expect(await page.text()).toContain('<html lang="ja">');
  });

  it("has the dates, lists and names that it is used to", () => {
    const moment = new Date("2026-11-20T18:00:00+09:00");
    expect(displayDate(moment, indonesian)).toBe("20 November 2026");
    expect([displayMonth(moment, indonesian), displayWeekday(moment, indonesian)]).toEqual(["Nov", "Jum"]);
    expect(languageNameIn(indonesian, "ja")).toBe("インドネシア語");
  });
});

it("dates, lists and names are those that readers of a language are used to", () => {
  const moment = new Date("2026-11-20T18:00:00+09:00");
  expect(displayWithWeekday(moment, "zh")).toBe("2026年11月20日 (周五) 18:00");
  expect(displayDayTime(moment, "zh", new Date("2026-11-01"))).toBe("11月20日 (周五) 18:00");
  expect(displayDay(moment, "zh", new Date("2027-11-01"))).toBe("2026年11月20日 (周五)");
  expect(displayYearMonth(2027, 3, "zh")).toBe("2027年3月");
  expect(withoutRuby(displayYearMonth(2027, 3, "ja-easy"))).toBe("2027年03月");
  expect(displayDate(moment, "ko")).toBe("2026년 11월 20일");
  expect(displayDate(moment, "vi")).toBe("20 tháng 11, 2026");
  expect(displayDate(moment, "ne")).toMatch(/2026.* 20/);
  expect(formatList(["A", "B"], "zh")).not.toBe(formatList(["A", "B"], "en"));
  const name = { first_name: "Mei", last_name: "Lin" };
  const written = (["zh", "ko", "vi", "ne"] as const).map((language) => personName(name, language));
  expect(written).toEqual(["Lin Mei", "Lin Mei", "Lin Mei", "Mei Lin"]);
  expect([languageNameIn("zh", "ja"), languageNameIn("ja", "zh"), languageNameIn("ja-easy", "en")]).toEqual([
    "中国語",
    "日语",
    "やさしい日本語",
  ]);
});

const Head = () => <PageHead title="Help" />;
const Page = createRoutesStub([{ id: "root", path: "/", Component: Head }]);

describe("the head of a page", () => {
  const headIn = (language: Language) => {
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
    const alternates = ["ja", "en", "zh", "ko", "vi", "ne", "id", "x-default"];
    const others = ["ko_KR", "vi_VN", "ne_NP", "id_ID"];
    expect(headIn("zh")).toEqual({
      alternates,
      locale: ["zh_CN"],
      otherLocales: ["ja_JP", "en_US", ...others],
    });
    expect(headIn("ja-easy")).toEqual({
      alternates,
      locale: ["ja_JP"],
      otherLocales: ["en_US", "zh_CN", ...others],
    });
  });
});
