import { renderToStaticMarkup } from "react-dom/server";
import { ArticleText } from "./ui/article-text.tsx";

/** Markdown as HTML, by the same way as the editor's preview. */
export function renderMarkdown(markdown: string): string {
  return renderToStaticMarkup(<ArticleText body={markdown} />);
}
