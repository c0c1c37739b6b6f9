/**
 * What a term of the search index is, by its beginning; a word as it is written (folded, Latin ones in the singular) has none.
 * How what is written in kanji is read stands apart from how kana sound, so that 雨 finds あめ and not 飴.
 */
const beginnings = {
  "kanji reading": "k:",
  "kana reading": "r:",
  /** As these two, with long vowels: 好き and スキー, ヨガ and 洋画 stay apart. */
  "kanji sound": "K:",
  "kana sound": "R:",
  /** How a Latin word sounds that can be read as Japanese, which most people write without long vowels. */
  "latin reading": "l:",
  /** The kanji of a word with okurigana: 申込 of 申し込み. */
  kanji: "s:",
  /** Of an English word without its ending. */
  stem: "e:",
  /** One or two letters in a row, where no words are known. As in `search_fallback_terms` in SQL. */
  letters: "~",
} as const;

export function termOf(kind: keyof typeof beginnings, text: string): string {
  return beginnings[kind] + text;
}

/** Without what tells its kind. */
export function bareTerm(term: string): string {
  return term.replace(/^([krseKRl]:|~)/, "");
}
