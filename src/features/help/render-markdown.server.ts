import { createHash } from "node:crypto";
import { ThreadPool } from "../../platform/threads/thread-pool.server.ts";

/** The longest article takes a third of a second, and one of nothing but lists within lists half a minute. */
const markdownThreads = new ThreadPool<typeof import("./render-markdown.worker.ts")>(
  "render-markdown",
  import.meta.url,
  { maxWaiting: 50, maxThreads: 1 },
);

/** Room for all articles and pages in all languages. */
const pagesStored = 500;
const pages = new Map<string, Promise<string>>();

/** Markdown as HTML, rendered in a thread and once for the same text. @throws `unavailable` */
export async function renderMarkdown(markdown: string): Promise<string> {
  const key = createHash("sha256").update(markdown).digest("base64url");
  const stored = pages.get(key);
  if (stored) return stored;
  const rendered = markdownThreads.run("render", markdown);
  pages.set(key, rendered);
  rendered.catch(() => pages.delete(key));
  const [oldest] = pages.keys();
  if (pages.size > pagesStored && oldest) pages.delete(oldest);
  return rendered;
}
