import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import rehypeSanitize from "rehype-sanitize";

/** Markdown as HTML. Raw HTML in it is not rendered, and of links only harmless ones are left. */
export function renderMarkdown(markdown: string): string {
  return renderToStaticMarkup(<Markdown rehypePlugins={[rehypeSanitize]}>{markdown}</Markdown>);
}
