import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { I18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { openTexts } from "../../src/shared/languages/catalogues/catalogues.ts";
import { displayNumber } from "../../src/shared/languages/catalogues/counted-values.ts";
import { intlLocaleOf, type Language, languages } from "../../src/shared/languages/languages.ts";
import { readRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { readTexts } from "../../tools/vite/compile-catalogue.ts";
import { lowerCounts } from "../../tools/vite/lower-counts.ts";

const locales = join(import.meta.dirname, "../../locales");

const numbers = [0, 1, 2, 3, 5, 11, 21, 999, 1000, 1_234_567, 1.5, -3];

/** The text as Lingui draws it by itself. */
function drawnByLingui(text: string, language: Language, values: Record<string, unknown>): string {
  const messages = { [language]: { text: compileMessageOrThrow(text) } };
  return new I18n({ locale: language, locales: intlLocaleOf(language), messages })._("text", values);
}

const drawn = (text: string, language: Language, values: Record<string, unknown>) =>
  openTexts(language, { text: lowerCounts(compileMessageOrThrow(text)) })._("text", values);

describe.each(languages)("in %s", (language) => {
  it("a number is written as Intl writes it", () => {
    const format = new Intl.NumberFormat(intlLocaleOf(language));
    expect(numbers.map((one) => displayNumber(one, language))).toEqual(
      numbers.map((one) => format.format(one)),
    );
  });

  it("every text that counts says what Lingui says without us", () => {
    const counting = textsOf(language).filter((text) => /, ?(plural|number)/.test(text));
    for (const text of counting) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name as string);
      for (const number of numbers) {
        const values = Object.fromEntries(names.map((name) => [name, number]));
        expect(drawn(text, language, values)).toBe(drawnByLingui(text, language, values));
      }
    }
  });
});

it("a text may choose by an exact number, then by a category, and by a word within", () => {
  const text =
    "{n, plural, =0 {nobody} one {# person of {max}} other {# people{who, select, me { and I} other {}}}}";
  const values = (n: number, who = "") => ({ n, who, max: 1500 });
  for (const one of [values(0), values(1), values(2), values(1200, "me")])
    expect(drawn(text, "en", one)).toBe(drawnByLingui(text, "en", one));
  expect(drawn(text, "en", values(1200, "me"))).toBe("1,200 people and I");
  expect(() => lowerCounts(compileMessageOrThrow("{n, plural, offset:1 one {#} other {#}}"))).toThrow(
    "offset",
  );
});

it("small numbers and Japanese plurals are drawn without Intl", () => {
  const { NumberFormat, PluralRules } = Intl;
  const refuse = () => {
    throw new Error("asked Intl");
  };
  Object.assign(Intl, { NumberFormat: refuse, PluralRules: refuse });
  try {
    expect(drawn("{n, plural, other {#人}}・{max, number}", "ja", { n: 3, max: 40 })).toBe("3人・40");
  } finally {
    Object.assign(Intl, { NumberFormat, PluralRules });
  }
});

function textsOf(language: Language): string[] {
  const catalogues = readdirSync(join(locales, "en")).map((file) => basename(file, ".json"));
  return catalogues.flatMap((name) => Object.values(readTexts(locales, language, name)).map(readRuby));
}
