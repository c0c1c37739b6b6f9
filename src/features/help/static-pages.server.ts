import type { Language } from "../../shared/languages.ts";

const files = import.meta.glob<string>("/content/static/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface StaticPage {
  title: string;
  /** For search engines. */
  description: string;
  /** Markdown. */
  body: string;
}

/** A page of our own prose by its name in the address; null where there is none. */
export function staticPage(name: string, language: Language): StaticPage | null {
  const text = files[`/content/static/${language}/${name}.md`];
  if (text === undefined) return null;
  const [, head = "", body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const field = (key: string) =>
    new RegExp(`^${key}:\\s*(.*)$`, "m").exec(head)?.[1]?.trim().replace(/^"|"$/g, "") ?? "";
  return { title: field("title"), description: field("description"), body };
}
