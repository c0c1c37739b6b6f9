export { findArticle, findArticles } from "./article-rows.server.ts";
export { presentArticle } from "./present-article.ts";
