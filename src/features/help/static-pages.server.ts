import { type Language, pickByLanguage } from "../../shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../shared/ruby/ruby-marks.ts";
import { readMarkdownFile } from "./read-markdown-file.server.ts";

export interface StaticPage {
  /** The one that it is written in, where the reader's has no such page a fallback. */
  language: Language;
  /** With its readings, where it has some. */
  title: string;
  /** For search engines and link previews: at most 150 characters. */
  description: string;
  /** Markdown that begins below the title; raw HTML in it is never rendered. */
  body: string;
}

const files = import.meta.glob<string>("/content/static/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const pages = new Map(Object.entries(files).map(([path, text]) => [path, readPage(text)]));

function readPage(text: string): Omit<StaticPage, "language"> {
  const { front, body } = readMarkdownFile(text);
  return {
    title: readRuby(front.title),
    description: withoutRuby(readRuby(front.description ?? "")),
    body,
  };
}

/** The page at `/static/{name}`, in the first language of the chain that has it; null where there is none. */
export function staticPage(name: string, language: Language): StaticPage | null {
  return (
    pickByLanguage(language, (one) => {
      const page = pages.get(`/content/static/${one}/${name}.md`);
      return page && { ...page, language: one };
    }) ?? null
  );
}

/** The names of all static pages, as they stand in addresses. */
export const staticPageNames = [
  ...new Set([...pages.keys()].map((path) => path.replace(/^.*\/|\.md$/g, ""))),
].sort();
