import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readReferenceFile } from "../../src/features/reference-data/read-reference-files.server.ts";
import { readCounters } from "../../src/shared/ruby/counter-readings.ts";
import { readRuby, splitRuby, withoutRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { contentFile, contentWithReadings, readContent, unreadLines } from "../../tools/content-readings.ts";
import { cataloguesWithReadings, missingReadings } from "../../tools/missing-readings.ts";

const project = join(import.meta.dirname, "../..");
const locales = join(project, "locales");
const hiragana = (text: string) =>
  text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

describe("readings of the Japanese interface", () => {
  it.each(cataloguesWithReadings(locales))(
    "%s has one for each word of each text as it is now",
    (catalogue) => {
      // `npm run readings` writes those that are missing; look through them.
      expect(missingReadings(locales, catalogue)).toEqual([]);
    },
  );

  const folder = mkdtempSync(join(tmpdir(), "tsudoi-readings-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const missing = (text: string, marked: string) => {
    for (const [name, texts] of [
      ["ja", { a: text }],
      ["ja-ruby", { a: marked }],
    ] as const) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, "public.json"), JSON.stringify(texts));
    }
    return missingReadings(folder, "public");
  };

  it("are missing where the text has changed since, or a word has none", () => {
    expect(missing("席の数", "{席|せき}の{数|かず}")).toEqual([]);
    expect(missing("空席の数", "{席|せき}の{数|かず}")).toEqual(["a"]);
    expect(missing("席の数", "{席|せき}の数")).toEqual(["a"]);
    expect(missing("ひらく", "ひらく")).toEqual([]);
  });
});

describe("readings of Japanese articles and pages", () => {
  const content = join(project, "content");

  it.each(contentWithReadings(content))("%s has one for each word of each line as it is now", (name) => {
    // `npm run readings` writes those that are missing; look through them.
    expect(unreadLines(content, name)).toEqual([]);
    const [text, read] = (["ja", "ja-ruby"] as const).map((one) =>
      readContent(contentFile(content, name, one)),
    );
    expect(read?.description).toBe(text?.description);
  });

  it("are missing where a line has changed since, has come or gone, or a word has none", () => {
    const folder = mkdtempSync(join(tmpdir(), "tsudoi-content-"));
    const unread = (text: string, marked: string) => {
      for (const [language, body] of [
        ["ja", text],
        ["ja-ruby", marked],
      ] as const) {
        mkdirSync(join(folder, "help", language), { recursive: true });
        writeFileSync(join(folder, "help", language, "a.md"), `---\ntitle: かな\n---\n${body}`);
      }
      return unreadLines(folder, "help/a.md");
    };
    expect(unread("席の数\n", "{席|せき}の{数|かず}\n")).toEqual([]);
    expect(unread("空席の数\n", "{席|せき}の{数|かず}\n")).toEqual(["空席の数"]);
    expect(unread("席の数\n", "{席|せき}の数\n")).toEqual(["席の数"]);
    expect(unread("席", "{席|せき}\n{数|かず}")).toEqual(["{数|かず}"]);
    rmSync(folder, { recursive: true });
  });
});

describe("what texts, articles and pages count", () => {
  /** A counter's usual reading, and the figures with which it is another. */
  const changing = [
    { counter: /^人(?!前|間)/, usual: /^にん/, figures: [1, 2] },
    { counter: /^日(?!曜)/, usual: /^(にち|か)/, figures: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 20, 24] },
    { counter: /^分/, usual: /^[ふぷ]ん/, figures: [1, 3, 4, 6, 8, 10] },
    { counter: /^分/, usual: /^ふん/, figures: [13, 14, 16, 18, 20, 30] },
    { counter: /^分/, usual: /^ぷん/, figures: [2, 5, 7, 9, 12, 15] },
  ];
  const files = ["ja-ruby", "ja-easy"].flatMap((language) =>
    globSync([`locales/${language}/*.json`, `content/*/${language}/*.md`], { cwd: project }),
  );
  const lines = files.flatMap((file) =>
    readFileSync(join(project, file), "utf8")
      .split("\n")
      .map((line, at) => ({ line, place: `${file}:${at + 1}` })),
  );
  const withFigure = (line: string, figure: number) =>
    line
      .replaceAll(/(\{\w+(, number)?\}|#)(?=(<[^>]*>|\s)*\{[人日分][^{}|]*\|)/g, String(figure))
      .replaceAll(/\{\w+(, number)?\}/g, "");

  const wronglyRead = (line: string) =>
    readCounters(splitRuby(readRuby(line))).flatMap((part, at, parts) => {
      const before = parts[at - 1];
      if (typeof part === "string" || typeof before !== "string") return [];
      const figure = /(?<![\d.,:])(\d+)(<[^>]*>|[\s*])*$/.exec(before)?.[1];
      const isWrong = changing.some(
        ({ counter, usual, figures }) =>
          counter.test(part.base) && usual.test(part.reading) && figures.includes(Number(figure)),
      );
      return isWrong ? [`${figure}${part.base} ${part.reading}`] : [];
    });

  it.each([1, 2, 3, 4, 5, 6, 8, 10, 13, 14, 20, 24])("has no wrong reading where it is %d", (figure) => {
    const counting = lines.filter(({ line }) => withFigure(line, figure) !== withFigure(line, 0));
    expect(counting.length).toBeGreaterThan(80);
    const wrong = lines.flatMap(({ line, place }) =>
      wronglyRead(withFigure(line, figure)).map((read) => `${place} ${read}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("readings of names of reference data", () => {
  it.each([
    "prefectures",
    "universities",
    "countries",
    "event_purposes",
    "event_formats",
    "department_categories",
    "languages",
    "occupations",
    "question_types",
  ])("stand over every word of %s, and say what is known of how they are read", (list) => {
    for (const { "name.ja": name = "", "name.ja-ruby": marked = "", reading } of readReferenceFile(list)) {
      const parts = splitRuby(readRuby(marked || name));
      expect(withoutRuby(readRuby(marked || name))).toBe(name);
      const bare = parts.filter((part) => typeof part === "string").join("");
      expect([name, /\p{Script=Han}/u.test(bare)]).toEqual([name, false]);
      // Latin letters are spelled out in the reading alone.
      if (!reading || /[a-z＆]/i.test(name)) continue;
      const said = parts.map((part) => (typeof part === "string" ? part : part.reading)).join("");
      const letters = (text: string) => hiragana(text).replaceAll(/[・\s（）()]/g, "");
      expect([name, letters(said)]).toEqual([name, letters(reading)]);
    }
  });
});
