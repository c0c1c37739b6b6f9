import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { NamedWord } from "./find-applicants-named.server.ts";

/** SQL condition of an application `a`: the word occurs in the person's name. */
export const isNamed = ({ userIds }: Pick<NamedWord, "userIds">) =>
  sql<SqlBool>`a.user_id = any(${userIds}::integer[])`;

/**
 * SQL condition of an application `a`: the word occurs in the person's name (`findApplicantsNamed`), in an answer or in a chosen option
 * in any language. Case, width, accents, hiragana and katakana make no difference.
 */
export function matchesWord({ word, userIds }: NamedWord): RawBuilder<SqlBool> {
  const occursIn = (text: RawBuilder<string>) =>
    sql<SqlBool>`strpos(search_letters(${text}), search_letters(${word})) > 0`;
  return sql<SqlBool>`(
    ${isNamed({ userIds })}
    or exists (select from answers w where w.application_id = a.id and ${occursIn(sql`w.text`)})
    or exists (
      select from answer_options wo join question_option_texts t using (question_option_id)
       where wo.application_id = a.id and ${occursIn(sql`t.text`)})
  )`;
}
