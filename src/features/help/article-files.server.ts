import { type Language, onceByLanguage } from "../../shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../shared/ruby/ruby-marks.ts";
import { type MarkdownFile, readMarkdownFile } from "./read-markdown-file.server.ts";

const files = import.meta.glob<string>("/content/help/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The keys of the articles that come with the product. */
export const articleKeys = [
  ...new Set(Object.keys(files).map((path) => path.replace(/^.*\/|\.md$/g, ""))),
].sort();

/** Such an article as it came; null where it is not translated. */
export function articleFile(key: string, language: Language): MarkdownFile | null {
  const file = files[`/content/help/${language}/${key}.md`];
  return file ? readMarkdownFile(file) : null;
}

/** The lines of all articles in a language of readings, by what they are without. */
const linesWithReadings = onceByLanguage((language) => {
  const marked = articleKeys.flatMap((key) => {
    const file = articleFile(key, language);
    return file ? [file.front.title, ...file.body.split("\n")] : [];
  });
  return new Map(marked.map((line) => [withoutRuby(readRuby(line)), line]));
});

/** An article's text with readings over the words of the lines that are as they came: what the product team has written since has none. */
export function withArticleReadings(text: string, language: Language): string {
  const lines = linesWithReadings(language);
  return text
    .split("\n")
    .map((line) => lines.get(line) ?? line)
    .join("\n");
}
