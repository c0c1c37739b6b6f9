import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readRuby, withoutRuby } from "../src/shared/ruby/ruby-marks.ts";
import { hasBareKanji } from "./missing-readings.ts";

/** A file of an article or a page as it is written, in lines. */
interface ContentLines {
  title: string;
  /** Of search results, which have no readings. */
  description?: string;
  lines: string[];
}

/** The Japanese articles and pages, as `help/first_steps.md`; they stand in `content/help/ja`, and with readings in `content/help/ja-ruby`. */
export function contentWithReadings(content: string): string[] {
  return globSync("{help,static}/ja/*.md", { cwd: content })
    .map((path) => path.replace("/ja/", "/"))
    .sort();
}

/** Where an article or a page stands in a language. */
export const contentFile = (content: string, name: string, language: "ja" | "ja-ruby"): string =>
  join(content, name.replace("/", `/${language}/`));

/** The text of such a file; nothing where there is none yet. */
export function readContent(file: string): ContentLines {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { title: "", ...parse(head), lines: body.split("\n") };
}

/** The lines of a Japanese text that have changed since they were read, or have a word with kanji that nobody has read. */
export function unreadLines(content: string, name: string): string[] {
  const [text, read] = (["ja", "ja-ruby"] as const).map((language) => {
    const { title, lines } = readContent(contentFile(content, name, language));
    return [title, ...lines];
  }) as [string[], string[]];
  const isRead = (line: string, place: number) => isReadingOf(line, read[place] ?? "");
  return [...text.filter((line, place) => !isRead(line, place)), ...read.slice(text.length)];
}

/** Whether a line with marks is another line whose every word has a reading. */
export function isReadingOf(line: string, marked: string): boolean {
  const read = readRuby(marked);
  return withoutRuby(read) === line && !hasBareKanji(read);
}
