import { type Language, pickByLanguage } from "../../shared/languages/languages.ts";
import { readMarkdownFile } from "./read-markdown-file.server.ts";

export interface StaticPage {
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

function readPage(text: string): StaticPage {
  const { front, body } = readMarkdownFile(text);
  return { title: front.title, description: front.description ?? "", body };
}

/** The page at `/static/{name}`, in the first language of the chain that has it; null where there is none. */
export function staticPage(name: string, language: Language): StaticPage | null {
  return pickByLanguage(language, (one) => pages.get(`/content/static/${one}/${name}.md`)) ?? null;
}

/** The names of all static pages, as they stand in addresses. */
export const staticPageNames = [
  ...new Set([...pages.keys()].map((path) => path.replace(/^.*\/|\.md$/g, ""))),
].sort();
