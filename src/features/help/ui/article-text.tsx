import Markdown from "react-markdown";
import rehypeSanitize from "rehype-sanitize";

/** An article's markdown as readers see it: raw HTML in it is not rendered, and of links only harmless ones are left. */
export function ArticleText({ body }: { body: string }) {
  return <Markdown rehypePlugins={[rehypeSanitize]}>{body}</Markdown>;
}
