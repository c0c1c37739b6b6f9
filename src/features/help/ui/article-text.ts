import { createElement } from "react";
import Markdown from "react-markdown";
import rehypeSanitize from "rehype-sanitize";

/**
 * An article's markdown as readers see it: raw HTML in it is not rendered, and of links only harmless ones are left. Without JSX,
 * because the thread that renders it for readers takes the file as it stands.
 */
export function ArticleText({ body }: { body: string }) {
  return createElement(Markdown, { rehypePlugins: [rehypeSanitize] }, body);
}
