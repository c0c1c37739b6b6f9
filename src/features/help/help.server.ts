export { findArticle, findArticles } from "./article-rows.server.ts";
export { byTopic } from "./article-topics.ts";
export { onAccountDeleted } from "./help-on-account-deleted.server.ts";
export { loadHelpArticles } from "./load-help-articles.server.ts";
export { articleTexts, presentArticle } from "./present-article.server.ts";
export { renderMarkdown } from "./render-markdown.server.ts";
export { type StaticPage, staticPage, staticPageNames } from "./static-pages.server.ts";
