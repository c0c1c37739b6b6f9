import { toWireTime } from "../../shared/time/tokyo-time.ts";
import type { ArticleRow } from "./article-rows.server.ts";
import type { HelpArticle } from "./help.contract.ts";

/** Readers get the languages that have something to read; the product team gets everything. */
export function presentArticle(row: ArticleRow, isTeam: boolean): HelpArticle {
  const written = row.texts.filter(({ body }) => body.trim() !== "");
  return {
    id: row.id,
    key: row.key,
    is_published: row.is_published,
    is_deleted: row.is_deleted,
    last_updated_user:
      isTeam && row.updater_id !== null
        ? { id: row.updater_id, first_name: row.first_name ?? "", last_name: row.last_name ?? "" }
        : null,
    updated_at: toWireTime(row.updated_at),
    language_help_articles: isTeam || written.length === 0 ? row.texts : written,
  };
}
