import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/client.server.ts";
import { type Language, languageIds, languages } from "../../shared/languages/languages.ts";
import { articleFile, articleKeys } from "./article-files.server.ts";

/**
 * Publishes those articles that come with the product and whose key is not in the table. The others are left alone, whether
 * they were edited, hidden or deleted since; where nobody has edited one, it gets the languages that the product has learned since.
 */
export async function loadHelpArticles(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('tsudoi help articles'))`.execute(tx);
    const known = await tx
      .selectFrom("help_articles")
      .select(["id", "key", "last_updated_by_id", "created_at", "updated_at"])
      .where("key", "in", articleKeys)
      .execute();
    for (const key of articleKeys) {
      const article = known.find((one) => one.key === key);
      if (!article) await publish(tx, key, now);
      else if (isAsItCame(article)) await addTexts(tx, article.id, key);
    }
  });
}

async function publish(tx: Tx, key: string, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto("help_articles")
    .values({ key, is_published: true, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addTexts(tx, id, key);
}

interface ArticleChange {
  last_updated_by_id: number | null;
  created_at: Date;
  updated_at: Date;
}

/** Whether nobody has edited it; whose account is deleted is not told any more. */
const isAsItCame = ({ last_updated_by_id, created_at, updated_at }: ArticleChange) =>
  last_updated_by_id === null && created_at.getTime() === updated_at.getTime();

/** In the languages in which it has none. */
async function addTexts(tx: Tx, id: number, key: string): Promise<void> {
  const texts = languages.flatMap((language) => textsIn(key, language));
  await tx
    .insertInto("help_article_texts")
    .values(texts.map((text) => ({ help_article_id: id, ...text })))
    .onConflict((conflict) => conflict.columns(["help_article_id", "language_id"]).doNothing())
    .execute();
}

/** One text, or none where the article is not translated: readers then get that of a fallback. */
function textsIn(key: string, language: Language) {
  const file = articleFile(key, language);
  return file ? [{ language_id: languageIds[language], title: file.front.title, body: file.body }] : [];
}
