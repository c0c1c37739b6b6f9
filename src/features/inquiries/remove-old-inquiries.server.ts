import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../platform/platform.ts";
import { endsAtSql } from "../events/events.server.ts";

/** After an event, until nobody needs to know any more who asked. */
const storedForDays = 180;

/** Long after an event what everybody read stays, without a trace of who asked; everything else goes. */
export async function removeOldInquiries({ db, clock }: Platform): Promise<void> {
  const isOld = sql`${endsAtSql()} + make_interval(days => ${sql.lit(storedForDays)}) <= ${clock.now()}`;
  await sql`
    delete from inquiries i using events e where e.id = i.event_id and not i.is_published and ${isOld}`.execute(
    db,
  );
  await sql`
    update inquiries i
       set user_id = null, email = null, text = null, question = ${inBoth("question")}, answer = ${inBoth("answer")}
      from events e
     where e.id = i.event_id and ${isOld}
       and (num_nonnulls(i.user_id, i.email, i.text) > 0
            or exists (select from jsonb_object_keys(i.question || i.answer) key where not ${standsInBoth(sql`key`)}))`.execute(
    db,
  );
}

const standsInBoth = (language: RawBuilder<unknown>) =>
  sql`(i.question ? ${language} and i.answer ? ${language})`;

/** The texts of a question or an answer in the languages in which its page shows them. */
const inBoth = (column: "question" | "answer") =>
  sql`(select coalesce(jsonb_object_agg(one.key, one.value), '{}') from jsonb_each(${sql.ref(`i.${column}`)}) one
        where ${standsInBoth(sql`one.key`)})`;
