import { jsonArrayFrom } from "kysely/helpers/postgres";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { isHelpKey } from "./help.contract.ts";

/** Help articles with their texts, in one round trip: add a `where` and an order. */
export function selectArticles(db: Executor) {
  return db
    .selectFrom("help_articles as h")
    .leftJoin("users as u", "u.id", "h.last_updated_by_id")
    .select((eb) => [
      "h.id",
      "h.key",
      "h.is_published",
      "h.is_deleted",
      "h.updated_at",
      "u.id as updater_id",
      "u.first_name",
      "u.last_name",
      jsonArrayFrom(
        eb
          .selectFrom("help_article_texts as t")
          .select(["t.id", "t.language_id", "t.title", "t.body"])
          .whereRef("t.help_article_id", "=", "h.id")
          .orderBy("t.language_id"),
      ).as("texts"),
    ]);
}

export type ArticleRow = Awaited<ReturnType<ReturnType<typeof selectArticles>["executeTakeFirstOrThrow"]>>;

/** @param isTeam the product team also sees what is not published */
export function findArticles(db: Executor, isTeam: boolean): Promise<ArticleRow[]> {
  const articles = selectArticles(db).where("h.is_deleted", "=", false).orderBy("h.key");
  return readingTopics(["help"], () =>
    (isTeam ? articles : articles.where("h.is_published", "=", true)).execute(),
  );
}

/** The product team also finds what is not published, and what was deleted last under a key that is free. */
export async function findArticle(
  db: Executor,
  key: string,
  isTeam: boolean,
): Promise<ArticleRow | undefined> {
  // Addresses of pages hold anything, also what the database cannot.
  if (!isHelpKey(key)) return undefined;
  const articles = selectArticles(db)
    .where("h.key", "=", key)
    .orderBy("h.is_deleted")
    .orderBy("h.updated_at", "desc")
    .orderBy("h.id", "desc")
    .limit(1);
  if (isTeam) return articles.executeTakeFirst();
  return readingTopics(["help"], () =>
    articles.where("h.is_published", "=", true).where("h.is_deleted", "=", false).executeTakeFirst(),
  );
}
