import type { Db, Tx } from "../../platform/db/client.server.ts";
import { AppError, invalid, notFound } from "../../shared/app-error.ts";
import { lockActiveUser, recordTeamAction } from "../accounts/accounts.server.ts";
import { type ArticleRow, selectArticles } from "./article-rows.server.ts";
import type { HelpArticleChange, NewHelpArticle } from "./help.contract.ts";
import { presentArticle } from "./present-article.server.ts";

/** Writes a new article. Of two with the same key at the same time one wins. */
export function createArticle(db: Db, sent: NewHelpArticle, userId: number, now: Date): Promise<ArticleRow> {
  return onceAKey(() =>
    db.transaction().execute(async (tx) => {
      await lockActiveUser(tx, userId);
      const { id } = await tx
        .insertInto("help_articles")
        .values({
          key: sent.key,
          is_published: sent.is_published ?? false,
          is_deleted: sent.is_deleted ?? false,
          last_updated_by_id: userId,
          created_at: now,
          updated_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      for (const text of sent.language_help_articles_attributes) {
        await writeText(tx, id, { ...text, id: null });
      }
      await recordTeamAction(tx, {
        kind: "article.created",
        subject: "article",
        subjectId: id,
        details: { key: sent.key },
      });
      return selectArticles(tx).where("h.id", "=", id).executeTakeFirstOrThrow();
    }),
  );
}

/** Changes only the keys that were sent; languages that are left out stay. Throws `conflict` where it was not read last. */
export function updateArticle(
  db: Db,
  id: number,
  sent: HelpArticleChange,
  userId: number,
  now: Date,
): Promise<ArticleRow> {
  return onceAKey(() =>
    db.transaction().execute(async (tx) => {
      await refuseIfChanged(tx, id, sent.updated_at);
      await lockActiveUser(tx, userId);
      await tx
        .updateTable("help_articles")
        .set({
          key: sent.key,
          is_published: sent.is_published,
          is_deleted: sent.is_deleted,
          last_updated_by_id: userId,
          updated_at: now,
        })
        .where("id", "=", id)
        .execute();
      for (const text of sent.language_help_articles_attributes ?? []) await writeText(tx, id, text);
      const article = await selectArticles(tx).where("h.id", "=", id).executeTakeFirstOrThrow();
      await recordTeamAction(tx, {
        kind: "article.edited",
        subject: "article",
        subjectId: id,
        details: { key: article.key, ...(sent.is_deleted && { is_deleted: true }) },
      });
      return article;
    }),
  );
}

/** Holds the article until the transaction ends, so that two changes take turns. */
async function refuseIfChanged(tx: Tx, id: number, readAt: string | undefined): Promise<void> {
  const locked = await tx
    .selectFrom("help_articles")
    .select("updated_at")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound("help_article");
  if (readAt === undefined || locked.updated_at.getTime() === Date.parse(readAt)) return;
  const row = await selectArticles(tx).where("h.id", "=", id).executeTakeFirstOrThrow();
  throw new AppError(
    "conflict",
    { help_article: [{ code: "changed_by_someone_else" }] },
    { current: presentArticle(row, true) },
  );
}

type Text = NewHelpArticle["language_help_articles_attributes"][number];

/** A text is matched by its `id`, else by its language. */
async function writeText(tx: Tx, articleId: number, { id, language_id, title, body }: Text): Promise<void> {
  if (id) {
    const own = await tx
      .selectFrom("help_article_texts")
      .select("id")
      .where("id", "=", id)
      .where("help_article_id", "=", articleId)
      .where("language_id", "=", language_id)
      .executeTakeFirst();
    if (!own) throw notFound("language_help_article");
  }
  await tx
    .insertInto("help_article_texts")
    .values({ help_article_id: articleId, language_id, title, body })
    .onConflict((conflict) =>
      conflict.constraint("help_article_texts_language_key").doUpdateSet({ title, body }),
    )
    .execute();
}

async function onceAKey<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const { constraint } = (error ?? {}) as { constraint?: string };
    if (constraint === "help_articles_key_key") throw invalid("key", "taken");
    throw error;
  }
}
