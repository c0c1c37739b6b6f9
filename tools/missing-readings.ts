import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readRuby, splitRuby, withoutRuby } from "../src/shared/ruby/ruby-marks.ts";

type Texts = Record<string, string>;

/** Of mails, files and answers of the API, which have no readings, of contents that are saved, and of what our own team reads. */
const without = ["mail", "files", "problems", "survey-content", "event-content", "styleguide", "team"];

/** The Japanese catalogues whose texts readers may have with readings over their words, in `locales/ja-ruby`. */
export function cataloguesWithReadings(locales: string): string[] {
  const names = globSync("ja/*.json", { cwd: locales }).map((path) => basename(path, ".json"));
  return names.filter((name) => !without.includes(name)).sort();
}

/** The keys of a catalogue's texts that have changed since they were read, or have a word with kanji that nobody has read. */
export function missingReadings(locales: string, catalogue: string): string[] {
  const [texts = {}, read = {}] = ["ja", "ja-ruby"].map((folder): Texts => {
    const file = join(locales, folder, `${catalogue}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  });
  const isRead = (key: string) => {
    const marked = readRuby(read[key] ?? "");
    return withoutRuby(marked) === texts[key] && !hasBareKanji(marked);
  };
  const stale = Object.keys(read).filter((key) => !(key in texts));
  return [...Object.keys(texts).filter((key) => !isRead(key)), ...stale];
}

/** Whether a word of the text has kanji and no reading. */
export const hasBareKanji = (marked: string) =>
  splitRuby(marked).some((part) => typeof part === "string" && /\p{Script=Han}/u.test(part));
