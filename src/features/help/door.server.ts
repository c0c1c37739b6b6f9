export { findArticle, findArticles } from "./article-rows.server.ts";
export { presentArticle } from "./present-article.ts";
export { renderMarkdown } from "./render-markdown.server.tsx";
export { type StaticPage, staticPage } from "./static-pages.server.ts";
