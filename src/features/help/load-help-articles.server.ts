import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/client.server.ts";
import { type Language, languageIds, languages } from "../../shared/languages/languages.ts";
import { readMarkdownFile } from "./read-markdown-file.server.ts";

const files = import.meta.glob<string>("/content/help/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const keys = [...new Set(Object.keys(files).map((path) => path.replace(/^.*\/|\.md$/g, "")))].sort();

/**
 * Publishes those articles that come with the product and whose key is not in the table. The others are left alone, whether
 * they were edited, hidden or deleted since.
 */
export async function loadHelpArticles(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('tsudoi help articles'))`.execute(tx);
    const known = await tx.selectFrom("help_articles").select("key").where("key", "in", keys).execute();
    for (const key of keys) {
      if (!known.some((article) => article.key === key)) await publish(tx, key, now);
    }
  });
}

async function publish(tx: Tx, key: string, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto("help_articles")
    .values({ key, is_published: true, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("help_article_texts")
    .values(
      languages.flatMap((language) =>
        textsIn(key, language).map((text) => ({ help_article_id: id, ...text })),
      ),
    )
    .execute();
}

/** One text, or none where the article is not translated: readers then get that of a fallback. */
function textsIn(key: string, language: Language) {
  const file = files[`/content/help/${language}/${key}.md`];
  if (!file) return [];
  const { front, body } = readMarkdownFile(file);
  return [{ language_id: languageIds[language], title: front.title, body }];
}
