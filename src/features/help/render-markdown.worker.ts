import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleText } from "./ui/article-text.ts";

/** Markdown as HTML, by the same way as the editor's preview. */
export function render(markdown: string): string {
  return renderToStaticMarkup(createElement(ArticleText, { body: markdown }));
}
