import { handler } from "../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { notFound } from "../../shared/app-error.ts";
import { findArticle, findArticles } from "./article-rows.server.ts";
import { helpContracts as contracts } from "./help.contract.ts";
import { presentArticle } from "./present-article.server.ts";
import { createArticle, updateArticle } from "./save-article.server.ts";

const isTeam = ({ session }: RequestContext) => session?.user.isUniteam ?? false;

export const listHelpArticlesHandler = handler(
  contracts["GET /help_articles"],
  async (context) => {
    const rows = await findArticles(context.platform.db, isTeam(context));
    return rows.map((row) => presentArticle(row, isTeam(context)));
  },
  { isCached: true },
);

export const showHelpArticleHandler = handler(
  contracts["GET /help_articles/{key}"],
  async (context, { params }) => {
    const row = await findArticle(context.platform.db, params.key, isTeam(context));
    if (!row) throw notFound("help_article");
    return presentArticle(row, isTeam(context));
  },
  { isCached: true },
);

export const createHelpArticleHandler = handler(
  contracts["POST /help_articles"],
  async (context, { body }) => {
    const { db, clock } = context.platform;
    const row = await createArticle(db, body.help_article, sessionOf(context).user.id, clock.now());
    return presentArticle(row, true);
  },
);

export const updateHelpArticleHandler = handler(
  contracts["PUT /help_articles/{id}"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const userId = sessionOf(context).user.id;
    const row = await updateArticle(db, params.id, body.help_article, userId, clock.now());
    return presentArticle(row, true);
  },
);
