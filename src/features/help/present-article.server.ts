import { type Language, languageEntry, languageIds } from "../../shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../shared/ruby/ruby-marks.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { withArticleReadings } from "./article-files.server.ts";
import type { ArticleRow } from "./article-rows.server.ts";
import type { HelpArticle } from "./help.contract.ts";

/** Readers get the languages that have something to read, without readings; the product team gets everything as it is written. */
export function presentArticle(row: ArticleRow, isTeam: boolean): HelpArticle {
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
    language_help_articles: isTeam
      ? row.texts
      : writtenTexts(row).map((text) => ({ ...text, title: bare(text.title), body: bare(text.body) })),
  };
}

const bare = (text: string) => withoutRuby(readRuby(text));

/**
 * The texts of an article that a page shows, whose titles have their readings; all of them where none has anything to read. On pages in
 * Japanese with readings the Japanese text has them.
 */
export function articleTexts(row: ArticleRow, language: Language): ArticleRow["texts"] {
  return writtenTexts(row).map((text) => {
    const isRead = languageEntry(language).readingsOf && text.language_id === languageIds[language];
    const read = (words: string) => (isRead ? withArticleReadings(words, language) : words);
    return { ...text, title: readRuby(read(text.title)), body: read(text.body) };
  });
}

function writtenTexts({ texts }: ArticleRow): ArticleRow["texts"] {
  const written = texts.filter(({ body }) => body.trim() !== "");
  return written.length === 0 ? texts : written;
}
