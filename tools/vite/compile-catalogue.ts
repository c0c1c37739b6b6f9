import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { languageRegistry } from "../../src/shared/languages/language-registry.ts";
import { hasRuby, readRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { lowerCounts } from "./lower-counts.ts";

/** Its catalogues are complete: a text that no fallback has is taken from there. */
const sourceLanguage = "en";

type Texts = Record<string, string>;

/** A language's texts of a catalogue, in ICU's message format; what it lacks is taken from its fallbacks in turn. */
export function readTexts(locales: string, language: string, catalogue: string): Texts {
  const inTurn = cataloguesInTurn(locales, language, catalogue).filter(existsSync);
  return Object.assign({}, ...inTurn.reverse().map(readCatalogue));
}

/** The files that a language's texts are read from, the one that counts most first. They need not be there. */
export function cataloguesInTurn(locales: string, language: string, catalogue: string): string[] {
  const { fallback } = languageRegistry[language as keyof typeof languageRegistry];
  return [...new Set([language, ...fallback, sourceLanguage])].map((one) =>
    join(locales, one, `${catalogue}.json`),
  );
}

/** An empty text is one that nobody has written yet. */
function readCatalogue(file: string): Texts {
  const texts: Texts = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}

/** Its function is called by catalogues that have readings over words. */
const drawRuby = join(import.meta.dirname, "../../src/ui/ruby/draw-ruby.ts");

/**
 * A module with a function that reads the texts, as Lingui has them, readings over words as annotations: the server has those of every
 * language, and is mostly asked for two. A text that ICU's message format does not allow is an error.
 */
export function compileTexts(texts: Texts): string {
  const compiled = Object.entries(texts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, text]) => {
      try {
        return [key, lowerCounts(compileMessageOrThrow(readRuby(text)))];
      } catch (error) {
        throw new Error(`The text ${key} cannot be compiled: ${(error as Error).message}\n${text}`);
      }
    });
  const json = JSON.stringify(Object.fromEntries(compiled));
  const parse = `JSON.parse(${JSON.stringify(json)})`;
  if (!hasRuby(json)) return `export const messages=()=>${parse};`;
  const drawing = `import{startDrawingRuby}from${JSON.stringify(drawRuby)};`;
  return `${drawing}export const messages=()=>{startDrawingRuby();return ${parse}};`;
}
