import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * SQL condition of an application `a`: the word occurs in the person's name, in an answer or in a chosen option in any
 * language. Case, width, accents, hiragana and katakana make no difference; the parts of a name may be typed without a blank.
 */
export function matchesWord(word: string): RawBuilder<SqlBool> {
  const occursIn = (text: RawBuilder<string>) =>
    sql<SqlBool>`strpos(search_letters(${text}), search_letters(${word})) > 0`;
  const bothOrders = sql<string>`concat(u.last_name, u.first_name, ' ', u.first_name, u.last_name)`;
  return sql<SqlBool>`(
    exists (select from users u where u.id = a.user_id and ${occursIn(bothOrders)})
    or exists (select from answers w where w.application_id = a.id and ${occursIn(sql`w.text`)})
    or exists (
      select from answer_options wo join question_option_texts t using (question_option_id)
       where wo.application_id = a.id and ${occursIn(sql`t.text`)})
  )`;
}
