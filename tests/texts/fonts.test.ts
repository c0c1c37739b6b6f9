import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create } from "@cantoo/fontkit";
import { expect, it } from "vitest";
import decompress from "woff2-encoder/decompress";
import { languageEntry, languages, localeOf } from "../../src/shared/languages/languages.ts";

const root = join(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);
const styles = readFileSync(join(root, "src/ui/base/languages.css"), "utf8");

async function lettersOf(slice: string): Promise<number[]> {
  const file = require.resolve(`@fontsource-variable/figtree/files/figtree-${slice}-wght-normal.woff2`);
  const font = create(Buffer.from(await decompress(readFileSync(file))));
  return "characterSet" in font ? font.characterSet : [];
}
const fontFaces = readFileSync(join(root, "src/ui/base/fonts.css"), "utf8");
const ranges = [...fontFaces.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
  ([, first = "", last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
);
const isNamed = (letter: number) => ranges.some(([first = 0, last = 0]) => first <= letter && letter <= last);
/** Those that the font has and the pages' stylesheet asks it for. */
const letters = new Set((await Promise.all(["latin", "latin-ext"].map(lettersOf))).flat().filter(isNamed));

/** Latin letters of a language's own texts that the pages' font does not have. */
const lettersBeyond = (language: string) => {
  const texts = globSync(`locales/${language}/*.json`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const latin = new Set(
    texts
      .join("")
      .normalize("NFC")
      .match(/\p{Script=Latin}/gu),
  );
  return [...latin].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));
};
/** The rule that names the fonts of a language; undefined where it has those of the page. */
const fontsOf = (tag: string) =>
  new RegExp(`:root:lang\\(${tag}\\),\\s*\\[lang\\]:lang\\(${tag}\\) \\{[^}]*font-family:([^;]*);`).exec(
    styles,
  )?.[1];

it.each(languages)("no word of %s is set in two fonts", (language) => {
  const { hasLettersBeyondFont = false } = languageEntry(language);
  expect([language, lettersBeyond(language).length > 0]).toEqual([language, hasLettersBeyondFont]);
  const own = fontsOf(localeOf(language));
  const isSetInFont = own === undefined || /var\(--(?:latin|sans-ja)\)/.test(own);
  expect([language, isSetInFont]).toEqual([language, !hasLettersBeyondFont]);
});
